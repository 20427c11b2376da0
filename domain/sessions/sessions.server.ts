import { createHash, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { Unauthorised } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

import * as administratorRows from './administrator-rows.server.ts'
import { pretendToVerify, verifyPassword } from './password.server.ts'
import * as rows from './session-rows.server.ts'
import type { Administrator, Credentials, Opened } from './session.ts'

const LASTS_DAYS = 30
const IDLE_DAYS = 7
const SEEN_EVERY_MS = 60_000
const DAY_MS = 86_400_000

/** Opens a session. An unknown user and a wrong password are answered alike, and as slowly. */
export async function open(
  app: Pick<App, 'db' | 'clock'>,
  { username, password }: Credentials,
  address: string,
): Promise<Opened> {
  const failures = counted(username, address)
  for (const kind of failures) await throttle.assertNotWaiting(app, kind)

  const administrator = await administratorRows.find(app.db, username)
  const right = administrator
    ? await verifyPassword(password, administrator.password_hash)
    : await pretendToVerify(password)
  if (!administrator || !right) {
    for (const kind of failures) await throttle.recordFailure(app, kind)
    throw new Unauthorised('Invalid credentials.')
  }

  for (const kind of failures) await throttle.forgive(app, kind)
  return begin(app, { id: administrator.id, username })
}

/** Who holds this token, or a refusal. */
export async function authenticate(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Administrator> {
  const now = clock.now()
  const session = token === undefined ? undefined : await rows.find(db, hashOf(token))
  if (!session || !isAlive(session, now))
    throw new Unauthorised('You are not authorized to perform this action.')
  if (now.getTime() - Date.parse(session.seen_at) > SEEN_EVERY_MS)
    await rows.markSeen(db, session.id, now.toISOString())
  return { id: session.administrator_id, username: session.username }
}

export async function close(app: Pick<App, 'db' | 'clock' | 'by'>, token: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await rows.remove(tx, { token_hash: hashOf(token) })
    await audit.record(tx, app, { what: 'logged-out' })
  })
}

export function list({ db }: Pick<App, 'db'>) {
  return rows.list(db)
}

/** Ends one session by its number, or all of them; returns how many there were. */
export function end(app: Pick<App, 'db' | 'clock' | 'by'>, which: number | 'all'): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    const ended = await rows.remove(tx, which === 'all' ? which : { id: which })
    await audit.record(tx, app, { what: 'sessions-ended', note: `${ended}` })
    return ended
  })
}

/** Forgets the sessions that have ended by themselves. */
export async function sweep({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await rows.removeEnded(db, { now: now.toISOString(), seenBefore: daysFrom(now, -IDLE_DAYS) })
}

async function begin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  administrator: Administrator,
): Promise<Opened> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires_at = daysFrom(now, LASTS_DAYS)
  await db.transaction().execute(async (tx) => {
    await rows.insert(tx, {
      token_hash: hashOf(token),
      administrator_id: administrator.id,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at,
    })
    await audit.record(tx, { clock, by: administrator }, { what: 'logged-in' })
  })
  return { token, expires_at }
}

function isAlive(session: { seen_at: string; expires_at: string }, now: Date): boolean {
  return session.expires_at > now.toISOString() && session.seen_at > daysFrom(now, -IDLE_DAYS)
}

// One guesser is stopped soon; many addresses guessing one name, or one address guessing many,
// later, so that a stranger cannot lock the administrator out by failing on purpose.
function counted(username: string, address: string): throttle.Failures[] {
  return [
    { what: 'login', who: `${username}\n${address}`, free: 5 },
    { what: 'login-from', who: address, free: 25 },
    { what: 'login-as', who: username, free: 100 },
  ]
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}
