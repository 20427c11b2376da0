import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const SAMPLE_EVERY_MS = 20
const CHECK_EVERY_MS = 100
const MAX_IDLE_SHARE = 0.1
const MAX_WAIT_MS = 60_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Waits until a process has finished all requests, also those that were given up. */
export async function waitUntilIdle(pid: number): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS
  let [quietChecks, before] = [0, processorMs(pid)]
  while (quietChecks < 2 && performance.now() < end) {
    await wait(CHECK_EVERY_MS)
    const now = processorMs(pid)
    quietChecks = now - before <= CHECK_EVERY_MS * MAX_IDLE_SHARE ? quietChecks + 1 : 0
    before = now
  }
}

/** The largest of the values that are sampled until some work is done. */
export async function peakDuring(work: Promise<unknown>, sample: () => number): Promise<number> {
  let peak = sample()
  const sampler = setInterval(() => (peak = Math.max(peak, sample())), SAMPLE_EVERY_MS)
  await work.finally(() => clearInterval(sampler))
  return peak
}

/** The resident memory of one process, in megabytes. */
export function ownMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024
}

/** The resident memory of a process and its child processes, in megabytes. */
export function residentMegabytes(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + residentMegabytes(child), ownMegabytes(pid))
}

export function parentOf(pid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0)
}

export function childrenOf(pid: number): number[] {
  return readProc(`${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
}

/** The processor time of a process and its child processes, including those that have ended. */
export function processorMs(pid: number): number {
  const afterName = readProc(`${pid}/stat`).split(') ').at(-1) ?? ''
  const ticks = afterName.split(' ').slice(11, 15).map(Number)
  const own = ticks.reduce((sum, some) => sum + some, 0) * TICK_MS
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own)
}

// Empty for a process that has ended, and on systems without /proc.
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
