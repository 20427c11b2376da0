import { setTimeout as wait } from 'node:timers/promises'

interface WaitOptions {
  maxMs: number
  everyMs?: number
  /** Named in the error after `maxMs`; without it the wait ends silently. */
  what?: string
}

/** Checks a condition until it is true, and returns how many milliseconds that took. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  { maxMs, everyMs = 100, what }: WaitOptions,
): Promise<number> {
  const started = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - started > maxMs) {
      if (what === undefined) break
      throw new Error(`Waited more than ${maxMs} ms for ${what}`)
    }
    await wait(everyMs)
  }
  return performance.now() - started
}
