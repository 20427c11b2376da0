import { setTimeout as wait } from 'node:timers/promises'

import type { App } from '#domain/app.ts'

/** What a run returns that left the work to another process, or to a later time. */
export const SKIPPED = Symbol('skipped')

/** An hourly job looks every minute whether its claim can be taken. */
export type Job = [everyMs: number, name: string, run: () => Promise<unknown>]

/** Runs a job again and again, whether it fails or not, until the signal. */
export async function repeat(
  { log }: Pick<App, 'log'>,
  [everyMs, name, run]: Job,
  signal: AbortSignal,
  countFailure: (job: string) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      // After a failed run its claim is still held: a run that is skipped shows nothing.
      if ((await run()) !== SKIPPED) {
        if (failures > 0) log.info({ job: name, failures }, 'a job works again')
        failures = 0
      }
    } catch (err) {
      if (signal.aborted) return
      countFailure(name)
      // Logs the first failure only: a database may be unavailable for an hour.
      if (failures++ === 0) log.error({ err, job: name }, 'a job failed and is tried again')
    }
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
  }
}
