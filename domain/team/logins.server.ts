import type { App } from '#domain/app.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import type { OpenedSession } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import * as audit from '#domain/audit/audit.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import type { EmailContent } from '#domain/mail/email.ts'
import { Conflict, Invalid, NotFound } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import type { Database } from '#storage/database/database.ts'

import { invitationEmail, resetEmail } from './login-email.ts'
import * as links from './login-links.server.ts'
import type { ChosenPassword, Invitation, LinkKind, LinkOwner } from './login.ts'
import * as rows from './user-rows.server.ts'

type Stores = Pick<App, 'db' | 'clock' | 'agency'>
type Writer = Stores & Pick<App, 'actor'>
type Sender = Stores & Pick<App, 'mail' | 'publicUrl'>

const HOUR_SECONDS = 3600
const INVITATIONS_PER_HOUR = 10
const RESETS_PER_HOUR = 3
const TRIES_PER_HOUR = 30

const LINK_ENDED = 'This link is no longer valid. Please ask for a new one.'

/**
 * Invites a person to choose a password, by email or, where no mail server is set, by a link for the
 * owner to copy. An earlier invitation ends.
 */
export async function invite(app: Writer & Sender, id: number): Promise<Invitation> {
  const { email } = await findWithoutLogin(app.db, id)
  await throttle.countAttempt(app, {
    what: 'invitation',
    who: email.toLowerCase(),
    allowed: INVITATIONS_PER_HOUR,
    perSeconds: HOUR_SECONDS,
  })
  const agency = await app.agency.current()
  return app.db.transaction().execute(async (tx) => {
    const person = await findWithoutLogin(tx, id)
    const { token, expires_at } = await links.create(tx, app, id, 'invitation')
    const note = person.name || person.email
    await audit.record(tx, app, { what: 'user-invited', about: id, note })
    const link = `${app.publicUrl}/invite/${token}`
    if ((await app.mail.current(tx)) === 'off') return { expires_at, link }
    const content = invitationEmail(agency, link)
    await send(tx, app, { to: person.email, content })
    return { expires_at }
  })
}

export async function withdrawInvitation(app: Writer, id: number): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, id)
    if ((await links.remove(tx, id, 'invitation')) === 0)
      throw new NotFound('open invitation of user', id)
    const note = person.name || person.email
    await audit.record(tx, app, { what: 'invitation-withdrawn', about: id, note })
  })
}

/** Whose link it is; throws where it is not valid, or no longer. */
export async function findLink(app: Stores, kind: LinkKind, token: string): Promise<LinkOwner> {
  const person = await links.find(app, kind, token)
  if (!person) throw new NotFound('such', 'link')
  return { name: person.name, email: person.username ?? person.email }
}

/** Gives an invited person a login with the password that they have chosen, and logs them in. */
export async function acceptInvitation(
  app: Stores,
  { token, password }: ChosenPassword,
  network: string,
): Promise<OpenedSession> {
  const { id } = await findForPassword(app, 'invitation', token, network)
  const { email, role } = await findWithoutLogin(app.db, id)
  const username = email.toLowerCase()
  const columns = await administrators.passwordColumns(app, username, password)
  const { db, clock } = app
  return db.transaction().execute(async (tx) => {
    if (!(await links.use(tx, token))) throw new Invalid({ token: LINK_ENDED })
    await findWithoutLogin(tx, id)
    const created_at = clock.now().toISOString()
    const administrator_id = await administrators.insertLogin(tx, {
      username,
      ...columns,
      created_at,
    })
    await rows.update(tx, id, { administrator_id, updated_at: created_at })
    const actor = { id: administrator_id, username, role, user_id: id }
    await audit.record(tx, { clock, actor }, { what: 'invitation-accepted', about: id })
    return sessions.begin({ db: tx, clock }, administrator_id)
  })
}

/** Counts a request for a new password, before anything is looked up. */
export async function countResetRequest(app: Stores, network: string): Promise<void> {
  const limit = { what: 'forgotten-password', who: network, allowed: TRIES_PER_HOUR }
  await throttle.countAttempt(app, { ...limit, perSeconds: HOUR_SECONDS })
}

/**
 * Emails a link by which a person chooses a new password, if somebody logs in by this name and has
 * an address. Whoever asks does not learn whether that is so.
 */
export async function sendReset(app: Sender & Pick<App, 'log'>, name: string): Promise<void> {
  if ((await app.mail.current(app.db)) === 'off') return
  const agency = await app.agency.current()
  const login = await administrators.findLogin(app, name)
  if (!login?.active || !login.email || login.user_id === null) return
  const { id, username, user_id, email } = login
  const limit = { what: 'reset-email', who: username, allowed: RESETS_PER_HOUR }
  if (!(await throttle.isAllowed(app, { ...limit, perSeconds: HOUR_SECONDS }))) return
  await app.db.transaction().execute(async (tx) => {
    const { token } = await links.create(tx, app, user_id, 'reset')
    const url = `${app.publicUrl}/reset-password/${token}`
    const content = resetEmail(agency, { username, url })
    await send(tx, app, { to: email, content })
    const action = { what: 'password-link-sent', about: id, note: username } as const
    await audit.record(tx, { clock: app.clock, actor: 'site' }, action)
  })
  app.log.info({ administrator: id }, 'a link for a new password was sent')
}

/** Sets the password that was chosen through a link. All sessions end; a second factor stays. */
export async function resetPassword(
  app: Stores,
  { token, password }: ChosenPassword,
  network: string,
): Promise<void> {
  const person = await findForPassword(app, 'reset', token, network)
  const { id: user_id, administrator_id: id, username, role } = person
  if (id === null || username === null) throw new Invalid({ token: LINK_ENDED })
  const columns = await administrators.passwordColumns(app, username, password)
  await app.db.transaction().execute(async (tx) => {
    if (!(await links.use(tx, token))) throw new Invalid({ token: LINK_ENDED })
    const acting = { clock: app.clock, actor: { id, username, role, user_id } }
    await administrators.setPassword(tx, username, columns)
    await audit.record(tx, acting, { what: 'password-changed' })
    await sessions.endAll(tx, acting, id)
  })
}

/** Ends all sessions of a person and the links that would open new ones. */
export async function endSessions(app: Writer, id: number): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    const { administrator_id } = await findPerson(tx, id)
    await links.remove(tx, id, 'reset')
    return administrator_id === null ? 0 : sessions.endAll(tx, app, administrator_id)
  })
}

/** Deletes links that ended long ago, and the emails that held them. */
export async function removeExpired(app: Stores): Promise<void> {
  await links.removeExpired(app)
  await outbox.removeOldSecrets(app)
}

async function findForPassword(app: Stores, kind: LinkKind, token: string, network: string) {
  const limit = { what: 'login-link', who: network, allowed: TRIES_PER_HOUR }
  await throttle.countAttempt(app, { ...limit, perSeconds: HOUR_SECONDS })
  const person = await links.find(app, kind, token)
  if (!person) throw new Invalid({ token: LINK_ENDED })
  return person
}

async function findPerson(db: Database, id: number) {
  const person = await rows.find(db, id)
  if (!person) throw new NotFound('user', id)
  return person
}

/** A person who can be invited. */
async function findWithoutLogin(db: Database, id: number) {
  const person = await findPerson(db, id)
  const { email, active, administrator_id } = person
  if (administrator_id !== null) throw new Conflict('This person can log in already.')
  if (active === 0) throw new Conflict('This person is deactivated.')
  if (email === '')
    throw new Invalid({ email: 'An invitation needs an email address: they log in with it.' })
  if (await administrators.findLogin({ db }, email))
    throw new Invalid({ email: 'Somebody else logs in with this email address.' })
  return person
}

interface LoginEmail {
  to: string
  content: EmailContent
}

async function send(tx: Database, { clock }: Stores, { to, content }: LoginEmail) {
  const email = { ...content, to, attachments: [] }
  await outbox.add(tx, clock.now(), email, { held: false, secret: true })
}
