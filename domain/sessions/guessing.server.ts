import type { App } from '#domain/app.ts'
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
