import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { TooMany } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

/** Somebody who gives a password or a code, and may be guessing. */
export interface Guesser {
  username: string
  address: string
}

type Parts = Pick<App, 'db' | 'clock'>

/** Refuses one who was wrong too often, for a while that grows. */
export async function assertMayGuess(app: Parts, guesser: Guesser): Promise<void> {
  for (const kind of counted(guesser)) await throttle.assertNotWaiting(app, kind)
}

export async function recordWrong(app: Parts, guesser: Guesser): Promise<void> {
  for (const kind of counted(guesser)) await throttle.recordFailure(app, kind)
}

const NOTED = { what: 'noted-refusals', who: '', allowed: 100, perSeconds: 86_400 }

/**
 * Leaves a line in the audit trail, a hundred in a day at most: a crowd that guesses must not bury
 * the rest. An unknown name is left out: it may be a password in the wrong field.
 */
export async function noteRefusal(
  { db, clock }: Parts,
  administrator: { id: number; username: string } | undefined,
): Promise<void> {
  try {
    await throttle.countAttempt({ db, clock }, NOTED)
  } catch (error) {
    if (error instanceof TooMany) return
    throw error
  }
  const deed = administrator && { about: administrator.id, note: administrator.username }
  await audit.record(db, { clock, actor: 'site' }, { what: 'login-refused', ...deed })
}

export async function forgive(app: Parts, guesser: Guesser): Promise<void> {
  for (const kind of counted(guesser)) await throttle.forgive(app, kind)
}

// One guesser is stopped soon; many addresses guessing one name, or one address guessing many,
// later, so that a stranger cannot lock the administrator out by failing on purpose.
function counted({ username, address }: Guesser): throttle.Failures[] {
  return [
    { what: 'login', who: `${username}\n${address}`, free: 5 },
    { what: 'login-from', who: address, free: 25 },
    { what: 'login-as', who: username, free: 100 },
  ]
}
