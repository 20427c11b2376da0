import { existsSync, readFileSync } from 'node:fs'
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

/** The resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return 0
  const afterName = readFileSync(path, 'utf8').split(') ').at(-1) ?? ''
  const [user = '0', system = '0'] = afterName.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}
