import { createHash, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { NotFound, Unauthorised } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as administratorRows from './administrator-rows.server.ts'
import * as guessing from './login-throttle.server.ts'
import { pretendToVerify, verifyPassword } from './password.server.ts'
import * as secondFactor from './second-factor.server.ts'
import { ASK_FOR_CODE } from './second-factor.ts'
import * as rows from './session-rows.server.ts'
import type { Administrator, Caller, Credentials, OpenedSession, Session } from './session.ts'

const LASTS_DAYS = 30
const IDLE_DAYS = 7
const SEEN_EVERY_MS = 60_000
const DAY_MS = 86_400_000

const REFUSED = 'Invalid credentials.'
const OVER =
  'This password was made up for the first days, which are over. Please have a new one made.'

/**
 * Opens a session. An unknown user and a wrong password are answered alike, and as slowly; only one
 * who knows the password learns that a code is wanted, too.
 */
export async function open(
  app: Pick<App, 'db' | 'clock' | 'log' | 'encryption'>,
  { username, password, code = '' }: Credentials,
  address: string,
): Promise<OpenedSession> {
  const guesser = { username, address }
  await guessing.assertMayGuess(app, guesser)

  const administrator = await administratorRows.find(app.db, username)
  const right = administrator
    ? await verifyPassword(password, administrator.password_hash)
    : await pretendToVerify(password)
  if (!administrator || !right) {
    await guessing.recordWrong(app, guesser)
    await guessing.noteRefusal(app, administrator && { id: administrator.id, username })
    throw new Unauthorised(REFUSED)
  }
  const by = { id: administrator.id, username }
  await askForCode(app, by, code, guesser)

  await guessing.forgive(app, guesser)
  const { password_until } = administrator
  if (password_until !== null && password_until <= app.clock.now().toISOString())
    throw new Unauthorised(REFUSED, { password: OVER })
  const opened = await app.db.transaction().execute(async (tx) => {
    await audit.record(tx, { clock: app.clock, actor: by }, { what: 'logged-in' })
    return begin({ db: tx, clock: app.clock }, by.id)
  })
  return password_until === null ? opened : { ...opened, password_until }
}

/** A session for one who has proved who they are. */
export async function begin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  administrator_id: number,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires_at = daysFrom(now, LASTS_DAYS)
  await rows.insert(db, {
    token_hash: hashOf(token),
    administrator_id,
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at,
  })
  return { token, expires_at }
}

/** Who holds this token, or a refusal. */
export async function authenticate(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Omit<Caller, 'address'>> {
  const now = clock.now()
  const session = token === undefined ? undefined : await rows.find(db, hashOf(token))
  if (!session || !isAlive(session, now))
    throw new Unauthorised('You are not authorized to perform this action.')
  await noteSeen(db, session, now)
  return { id: session.administrator_id, username: session.username, session: session.id }
}

async function noteSeen(
  db: Database,
  { id, seen_at, expires_at }: { id: number; seen_at: string; expires_at: string },
  now: Date,
): Promise<void> {
  const ago = now.getTime() - Date.parse(seen_at)
  if (Math.abs(ago) <= SEEN_EVERY_MS) return
  // Seen in a time to come: the clock was wrong then, and so is when the session would end.
  const ends = ago < 0 ? earlier(expires_at, daysFrom(now, LASTS_DAYS)) : expires_at
  const seen = { seen_at: now.toISOString(), expires_at: ends }
  // A full disk keeps nobody from reading; the session then ends earlier, not later.
  await rows.markSeen(db, id, seen).catch((error: unknown) => {
    if (storeUnavailable(error) === null) throw error
  })
}

/** Ends the session of this token, where there is one. */
export async function close(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await rows.find(tx, hashOf(token))
    if (!session) return
    await rows.remove(tx, { id: session.id })
    const by = { id: session.administrator_id, username: session.username }
    await audit.record(tx, { clock, actor: by }, { what: 'logged-out' })
  })
}

export function list({ db }: Pick<App, 'db'>) {
  return rows.list(db)
}

/** The open sessions of one administrator, the newest first. */
export async function listOwn(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  caller: Caller,
): Promise<Session[]> {
  const now = clock.now()
  const own = await rows.listOf(db, caller.id)
  return own
    .filter((session) => isAlive(session, now))
    .map((session) => ({ ...session, current: session.id === caller.session }))
}

export async function endOwn(
  { db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>,
  caller: Caller,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await rows.remove(tx, { id, administrator_id: caller.id })
    if (ended === 0) throw new NotFound('session', id)
    await audit.record(tx, { clock, actor: caller }, { what: 'sessions-ended', note: '1' })
  })
  log.info({ administrator: caller.id, session: id }, 'a session was ended')
}

/** Ends all sessions of the administrator but this one; returns how many there were. */
export async function endOthers(
  { db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>,
  caller: Caller,
): Promise<number> {
  const ended = await db.transaction().execute(async (tx) => {
    const ended = await rows.removeOthers(tx, caller.id, caller.session)
    await audit.record(tx, { clock, actor: caller }, { what: 'sessions-ended', note: `${ended}` })
    return ended
  })
  log.info({ administrator: caller.id, ended }, 'all other sessions were ended')
  return ended
}

/** Ends one session by its number, or all of them; returns how many there were. */
export function end(
  app: Pick<App, 'db' | 'clock' | 'actor'>,
  which: number | 'all',
): Promise<number> {
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

async function askForCode(
  app: Pick<App, 'db' | 'clock' | 'log' | 'encryption'>,
  administrator: Administrator,
  code: string,
  guesser: guessing.Guesser,
): Promise<void> {
  // Again: of many who came at once, those who were slower at the password see who was wrong.
  if (code !== '') await guessing.assertMayGuess(app, guesser)
  const worth = await secondFactor.check(app, administrator, code)
  if (worth === 'missing') throw new Unauthorised(ASK_FOR_CODE, { code: ASK_FOR_CODE })
  if (worth !== 'wrong') return
  await guessing.recordWrong(app, guesser)
  await guessing.noteRefusal(app, administrator)
  throw new Unauthorised(REFUSED, { code: 'This code is wrong, or was used before.' })
}

function isAlive(session: { seen_at: string; expires_at: string }, now: Date): boolean {
  return session.expires_at > now.toISOString() && session.seen_at > daysFrom(now, -IDLE_DAYS)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}
