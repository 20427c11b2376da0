import { hash, randomBytes } from 'node:crypto'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'
import { NotFound, Unauthorised } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as administrators from './administrators.server.ts'
import * as loginThrottle from './login-throttle.server.ts'
import { simulateVerification, verifyPassword } from './password.server.ts'
import * as secondFactor from './second-factor.server.ts'
import { ASK_FOR_CODE, WRONG_CODE } from './account.ts'
import * as rows from './session-rows.server.ts'
import type { Administrator, Caller, Credentials, OpenedSession, Session } from './session.ts'

const MAX_AGE_MS = 30 * DAY_MS
const MAX_IDLE_MS = 7 * DAY_MS
const SEEN_INTERVAL_MS = 60_000

const REFUSED = 'Invalid credentials.'
const PASSWORD_EXPIRED =
  'This password was made up for the first days, which are over. Please have a new one made.'

type Stores = Pick<App, 'db' | 'clock'>
type LoggingStores = Pick<App, 'db' | 'clock' | 'log'>

/**
 * Opens a session. An unknown user and a wrong password get the same refusal after the same time.
 * That a code is needed, too, is said only after the right password.
 */
export function open(
  app: LoggingStores & Pick<App, 'encryption'>,
  credentials: Credentials,
  address: string,
): Promise<OpenedSession> {
  return loginThrottle.queue(() => openSession(app, credentials, address))
}

async function openSession(
  app: LoggingStores & Pick<App, 'encryption'>,
  { username: typed, password, code = '' }: Credentials,
  address: string,
): Promise<OpenedSession> {
  const administrator = await administrators.findLogin(app, typed)
  // Counted under one name, however it is typed: by email, or in capitals.
  const attempt = { username: administrator?.username ?? typed.toLowerCase(), address }
  await loginThrottle.assertAllowed(app, attempt)

  const isRight = administrator
    ? await verifyPassword(password, administrator.password_hash)
    : await simulateVerification(password)
  if (!administrator?.active || !isRight) {
    await loginThrottle.recordFailure(app, attempt)
    await loginThrottle.auditRefusal(app, administrator)
    throw new Unauthorised(REFUSED)
  }
  const { id, username, role, user_id } = administrator
  const actor = { id, username, role, user_id }
  await assertCode(app, actor, code, attempt)

  await loginThrottle.recordSuccess(app, attempt)
  const { password_until, password_hash } = administrator
  if (password_until !== null && password_until <= app.clock.now().toISOString())
    throw new Unauthorised(REFUSED, { password: PASSWORD_EXPIRED })
  const opened = await app.db.transaction().execute(async (tx) => {
    // A new password has ended all sessions, and this one would outlive it.
    if ((await administrators.lockPasswordHash(tx, id)) !== password_hash)
      throw new Unauthorised(REFUSED)
    await audit.record(tx, { clock: app.clock, actor }, { what: 'logged-in' })
    return begin({ db: tx, clock: app.clock }, actor.id)
  })
  return password_until === null ? opened : { ...opened, password_until }
}

/** Starts a session for an administrator who has been authenticated. */
export async function begin({ db, clock }: Stores, administrator_id: number) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now().toISOString()
  const expires_at = isoAfter(clock.now(), MAX_AGE_MS)
  const times = { created_at: now, seen_at: now, expires_at }
  await rows.insert(db, { token_hash: hashOf(token), administrator_id, ...times })
  return { token, expires_at }
}

/** The administrator whose token this is; throws where it is unknown or expired. */
export async function authenticate({ db, clock }: Stores, token: string | undefined) {
  const now = clock.now()
  const session = token === undefined ? undefined : await rows.find(db, hashOf(token))
  if (!session || !isOpen(session, now) || session.active === 0)
    throw new Unauthorised('You are not authorized to perform this action.')
  await updateSeen(db, session, now)
  return { ...administratorOf(session), session: session.id }
}

function administratorOf(session: NonNullable<Awaited<ReturnType<typeof rows.find>>>) {
  const { administrator_id: id, username, role, user_id } = session
  return { id, username, role: role ?? 'owner', user_id }
}

async function updateSeen(
  db: Database,
  { id, seen_at, expires_at }: { id: number; seen_at: string; expires_at: string },
  now: Date,
): Promise<void> {
  const ago = now.getTime() - Date.parse(seen_at)
  if (Math.abs(ago) <= SEEN_INTERVAL_MS) return
  // Last seen in the future: the clock was wrong then, and so was the end computed from it.
  const ends = ago < 0 ? earlier(expires_at, isoAfter(now, MAX_AGE_MS)) : expires_at
  const seen = { seen_at: now.toISOString(), expires_at: ends }
  // A full disk must not block reading; the session then ends earlier, not later.
  await rows.markSeen(db, id, seen).catch((error: unknown) => {
    if (storeUnavailable(error) === null) throw error
  })
}

export async function close({ db, clock }: Stores, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await rows.find(tx, hashOf(token))
    if (!session) return
    await rows.remove(tx, { id: session.id })
    const actor = administratorOf(session)
    await audit.record(tx, { clock, actor }, { what: 'logged-out' })
  })
}

export function list({ db }: Pick<App, 'db'>) {
  return rows.list(db)
}

/** The open sessions of one administrator, the newest first. */
export async function listOwn({ db, clock }: Stores, caller: Caller): Promise<Session[]> {
  const now = clock.now()
  const own = await rows.listByAdministrator(db, caller.id)
  return own
    .filter((session) => isOpen(session, now))
    .map((session) => ({ ...session, current: session.id === caller.session }))
}

export async function endOwn({ db, clock, log }: LoggingStores, caller: Caller, id: number) {
  await db.transaction().execute(async (tx) => {
    const ended = await rows.remove(tx, { id, administrator_id: caller.id })
    if (ended === 0) throw new NotFound('session', id)
    await audit.record(tx, { clock, actor: caller }, { what: 'sessions-ended', note: '1' })
  })
  log.info({ administrator: caller.id, session: id }, 'a session was ended')
}

/** Ends all other sessions of the administrator; returns how many there were. */
export async function endOthers({ db, clock, log }: LoggingStores, caller: Caller) {
  const ended = await db.transaction().execute(async (tx) => {
    const exceptId = caller.session
    const ended = await rows.remove(tx, { administrator_id: caller.id }, { exceptId })
    await audit.record(tx, { clock, actor: caller }, { what: 'sessions-ended', note: `${ended}` })
    return ended
  })
  log.info({ administrator: caller.id, ended }, 'all other sessions were ended')
  return ended
}

/** Ends all sessions of an administrator, inside the caller's transaction. */
export async function endAll(tx: Database, app: Pick<App, 'clock' | 'actor'>, of: number) {
  const ended = await rows.remove(tx, { administrator_id: of })
  await audit.record(tx, app, { what: 'sessions-ended', about: of, note: `${ended}` })
  return ended
}

/** Ends one session by its number, or all of them; returns how many there were. */
export function end(app: Stores & Pick<App, 'actor'>, which: number | 'all'): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    const ended = await rows.remove(tx, which === 'all' ? {} : { id: which })
    await audit.record(tx, app, { what: 'sessions-ended', note: `${ended}` })
    return ended
  })
}

export async function removeExpired({ db, clock }: Stores): Promise<void> {
  const now = clock.now()
  await rows.removeEnded(db, { now: now.toISOString(), seenBefore: isoAfter(now, -MAX_IDLE_MS) })
}

async function assertCode(
  app: LoggingStores & Pick<App, 'encryption'>,
  administrator: Administrator,
  code: string,
  attempt: loginThrottle.LoginAttempt,
): Promise<void> {
  // Checked again, since parallel attempts may have failed while this one's password was hashed.
  if (code !== '') await loginThrottle.assertAllowed(app, attempt)
  const result = await secondFactor.check(app, administrator, code)
  if (result === 'missing') throw new Unauthorised(ASK_FOR_CODE, { code: ASK_FOR_CODE })
  if (result !== 'wrong') return
  await loginThrottle.recordFailure(app, attempt)
  await loginThrottle.auditRefusal(app, administrator)
  throw new Unauthorised(REFUSED, { code: WRONG_CODE })
}

function isOpen(session: { seen_at: string; expires_at: string }, now: Date): boolean {
  return session.expires_at > now.toISOString() && session.seen_at > isoAfter(now, -MAX_IDLE_MS)
}

function hashOf(token: string): string {
  return hash('sha256', token)
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
