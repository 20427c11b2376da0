import type { App } from '#domain/app.ts'
import * as settings from '#domain/settings/settings.server.ts'

const LOCK = 'backup-run-until'
/** After the death of the process that holds it, the lock is free after this time. */
const LOCK_MS = 60_000
const RENEWAL_MS = 15_000

type LockApp = Pick<App, 'db' | 'clock'>

/** Runs work that only one process may do at a time; null where another does it already. */
export async function withRunLock<Result>(
  app: LockApp,
  work: () => Promise<Result>,
): Promise<Result | null> {
  let end = lockEnd(app)
  if (!(await settings.claim(app, LOCK, end))) return null
  // A failure to renew it shows in the work itself, which needs the same database.
  const renew = () => {
    const next = lockEnd(app)
    settings.write(app, LOCK, next.toISOString()).then(
      () => (end = next),
      () => {},
    )
  }
  const timer = setInterval(renew, RENEWAL_MS).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await settings.release(app, LOCK, end).catch(() => {})
  }
}

/** Whether a process does such work at the moment. */
export async function isLocked(app: LockApp): Promise<boolean> {
  return ((await settings.read(app, LOCK)) ?? '') > app.clock.now().toISOString()
}

function lockEnd({ clock }: Pick<App, 'clock'>): Date {
  return new Date(clock.now().getTime() + LOCK_MS)
}
