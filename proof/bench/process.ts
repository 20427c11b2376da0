import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 100
const IDLE_SHARE = 0.1
const LONGEST_MS = 60_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Waits until a process is done with what was asked of it, even if nobody waits for it any more. */
export async function untilIdle(pid: number): Promise<void> {
  const end = performance.now() + LONGEST_MS
  let [quiet, before] = [0, processorMs(pid)]
  while (quiet < 2 && performance.now() < end) {
    await wait(LOOK_MS)
    const now = processorMs(pid)
    quiet = now - before <= LOOK_MS * IDLE_SHARE ? quiet + 1 : 0
    before = now
  }
}

/** The resident memory of a process and of those that it has started, in megabytes. */
export function residentMegabytes(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + residentMegabytes(child), own)
}

export function parentOf(pid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
}

/** The processor time of a process and of all that it has started, also of those that have ended. */
export function processorMs(pid: number): number {
  const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? ''
  const ticks = afterName.split(' ').slice(11, 15).map(Number)
  const own = ticks.reduce((sum, some) => sum + some, 0) * TICK_MS
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own)
}

// A process that has ended, or a system without this folder, tells nothing.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
