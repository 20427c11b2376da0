import { expect, test } from 'vitest'

import * as administrators from '#domain/accounts/administrators.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import type { OutgoingEmail } from '#domain/app.ts'
import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { Conflict, Invalid, NotFound, TooMany, Unauthorised } from '#domain/problem.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as logins from './logins.server.ts'
import * as users from './users.server.ts'

const email = 'Layla@Agency.example'
const password = 'a dune at seven in the evening'
const here = '203.0.113.7'

test('an invited person chooses a password once, and logs in by their email address', async () => {
  const { app, id } = await withLayla()
  const { link, expires_at } = await logins.invite(app, id)
  expect(expires_at).toBe('2026-03-08T08:00:00.000Z')
  const token = tokenIn(link)
  expect(await logins.findLink(app, 'invitation', token)).toMatchObject({ email })
  await expect(logins.findLink(app, 'reset', token)).rejects.toThrow(NotFound)
  expect(await stored(app)).not.toContain(token)

  const weak = logins.acceptInvitation(app, { token, password: 'layla' }, here)
  await expect(weak).rejects.toThrow(Invalid)
  const opened = await logins.acceptInvitation(app, { token, password }, here)
  expect(await sessions.authenticate(app, opened.token)).toMatchObject({
    username: 'layla@agency.example',
    role: 'agent',
    user_id: id,
  })
  await expect(logins.acceptInvitation(app, { token, password }, here)).rejects.toThrow(
    'This link is no longer valid.',
  )
  for (const username of [email, ' layla@agency.example', 'LAYLA@AGENCY.EXAMPLE'])
    expect(await sessions.open(app, { username, password }, here)).toHaveProperty('token')
  await expect(logins.invite(app, id)).rejects.toThrow('This person can log in already.')
})

test('two who use the same link at once get one login', async () => {
  const { app, id } = await withLayla()
  const token = tokenIn((await logins.invite(app, id)).link)
  const accept = () => logins.acceptInvitation(app, { token, password }, here)
  const outcomes = await Promise.allSettled([accept(), accept()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an invitation ends when it is sent again, withdrawn, a week old, or the address changes', async () => {
  const { app, id } = await withLayla()
  const first = tokenIn((await logins.invite(app, id)).link)
  const second = tokenIn((await logins.invite(app, id)).link)
  await expect(logins.findLink(app, 'invitation', first)).rejects.toThrow(NotFound)
  await logins.withdrawInvitation(app, id)
  await expect(logins.findLink(app, 'invitation', second)).rejects.toThrow(NotFound)
  await expect(logins.withdrawInvitation(app, id)).rejects.toThrow(NotFound)

  const third = tokenIn((await logins.invite(app, id)).link)
  app.clock.advance({ days: 7 })
  await expect(logins.findLink(app, 'invitation', third)).rejects.toThrow(NotFound)
  await logins.removeExpired(app)
  const said = (await users.list(app)).find((person) => person.id === id)
  expect(said?.invited_until).toBe('2026-03-08T08:00:00.000Z')
  app.clock.advance({ days: 31 })
  await logins.removeExpired(app)
  expect((await users.list(app)).find((person) => person.id === id)?.invited_until).toBeNull()

  const fourth = tokenIn((await logins.invite(app, id)).link)
  await users.update(app, id, { email: 'other@agency.example' })
  await expect(logins.findLink(app, 'invitation', fourth)).rejects.toThrow(NotFound)
})

test('nobody is invited without an address, or to an address that somebody logs in with', async () => {
  const { app, id } = await withLayla()
  await users.update(app, id, { email: '' })
  await expect(logins.invite(app, id)).rejects.toThrow('An invitation needs an email address')
  await administrators.create(app, 'omar@agency.example', password)
  await users.update(app, id, { email: 'OMAR@agency.example' })
  await expect(logins.invite(app, id)).rejects.toThrow('Somebody else logs in with this')
  await expect(logins.invite(app, 999)).rejects.toThrow(NotFound)
  await users.update(app, id, { email, active: false })
  await expect(logins.invite(app, id)).rejects.toThrow(Conflict)
})

test('with a mail server the link is only in the email, and not stored once that is sent', async () => {
  const { app, id, emails } = await withMail()
  const answer = await logins.invite(app, id)
  expect(answer).not.toHaveProperty('link')
  await outbox.deliverDue(app)
  expect(emails).toMatchObject([{ to: email, subject: 'You are invited to Ghaf & Harbour' }])
  const [token = ''] = /(?<=\/invite\/)[\w-]{43}/.exec(emails[0]?.text ?? '') ?? []
  expect(emails[0]?.html).toContain(token)
  expect(await stored(app)).not.toContain(token)
  await logins.acceptInvitation(app, { token, password }, here)
  app.clock.advance({ days: 8 })
  await logins.removeExpired(app)
  expect(await app.db.selectFrom('emails').select('id').execute()).toEqual([])
})

test('a forgotten password is replaced by a link that works once, for an hour', async () => {
  const { app, id, emails } = await withMail()
  await logins.invite(app, id)
  await outbox.deliverDue(app)
  const accepted = { token: linkIn(emails.pop()), password }
  const old = await logins.acceptInvitation(app, accepted, here)

  await logins.sendReset(app, 'nobody@agency.example')
  await outbox.deliverDue(app)
  expect(emails).toEqual([])
  await logins.sendReset(app, email)
  await outbox.deliverDue(app)
  expect(emails).toMatchObject([{ to: email, subject: 'A new password for Ghaf & Harbour' }])
  const token = linkIn(emails[0])
  const chosen = { token, password: 'quite another dune' }
  await logins.resetPassword(app, chosen, here)
  await expect(logins.resetPassword(app, chosen, here)).rejects.toThrow(Invalid)
  await expect(sessions.authenticate(app, old.token)).rejects.toThrow(Unauthorised)
  const username = email
  await expect(sessions.open(app, { username, password }, here)).rejects.toThrow(Unauthorised)
  await sessions.open(app, { username, password: chosen.password }, here)

  await logins.sendReset(app, email)
  await outbox.deliverDue(app)
  app.clock.advance({ hours: 1 })
  const late = { token: linkIn(emails[1]), password }
  await expect(logins.resetPassword(app, late, here)).rejects.toThrow('no longer valid')
})

test('nobody is flooded with links, and links are not guessed at', async () => {
  const { app, id, emails } = await withMail()
  await logins.invite(app, id)
  await outbox.deliverDue(app)
  await logins.acceptInvitation(app, { token: linkIn(emails.pop()), password }, here)
  for (let at = 0; at < 6; at++) await logins.sendReset(app, email)
  await outbox.deliverDue(app)
  expect(emails).toHaveLength(3)
  const guess = () => logins.resetPassword(app, { token: 'a', password }, here)
  for (let at = 1; at < 30; at++) await expect(guess()).rejects.toThrow(Invalid)
  await expect(guess()).rejects.toThrow(TooMany)
})

test('a deactivated person is logged out, refused and not shown, until they are back', async () => {
  const { app, id } = await withLayla()
  await administrators.create(app, 'owner', password)
  const token = tokenIn((await logins.invite(app, id)).link)
  const opened = await logins.acceptInvitation(app, { token, password }, here)
  await users.update(app, id, { active: false })
  await expect(sessions.authenticate(app, opened.token)).rejects.toThrow(Unauthorised)
  const logIn = () => sessions.open(app, { username: email, password }, here)
  await expect(logIn()).rejects.toThrow(new Unauthorised('Invalid credentials.'))
  await expect(users.findShown(app, id)).rejects.toThrow(NotFound)
  expect(await users.listShown(app)).toEqual([])
  const reset = administrators.resetPassword(app, 'layla@agency.example', 'quite another one')
  await expect(reset).rejects.toThrow('deactivated')
  await users.update(app, id, { active: true })
  await logIn()
  expect(await users.listShown(app)).toHaveLength(1)
  expect(await logins.endSessions(app, id)).toBe(1)
})

test('the last owner is neither deactivated nor removed nor made an editor', async () => {
  const app = await testApp()
  await administrators.create(app, 'owner', password)
  const [owner] = await users.list(app)
  const id = owner?.id ?? 0
  await administrators.create(app, 'second', password)
  const second = (await users.list(app)).find(({ username }) => username === 'second')?.id ?? 0
  await users.update(app, second, { role: 'editor' })
  await expect(users.update(app, id, { active: false })).rejects.toThrow(Invalid)
  await expect(users.update(app, id, { role: 'agent' })).rejects.toThrow(Invalid)
  await expect(users.remove(app, id, {})).rejects.toThrow('The last owner cannot be removed.')
  await expect(administrators.remove(app, 'owner')).rejects.toThrow(Conflict)
  await users.update(app, second, { role: 'owner' })
  const demotions = [id, second].map((one) => users.update(app, one, { role: 'agent' }))
  const outcomes = await Promise.allSettled(demotions)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

async function withLayla() {
  const app = await testApp()
  const { id } = await users.create(app, { name: 'Layla Haddad', email })
  return { app, id }
}

async function withMail() {
  const { app, id } = await withLayla()
  const emails: OutgoingEmail[] = []
  const send = (sent: OutgoingEmail) => {
    emails.push(sent)
    return Promise.resolve('250 OK')
  }
  const mail = fixedMail({ send, close() {} })
  return { app: { ...app, mail }, id, emails }
}

function tokenIn(link = ''): string {
  return /[\w-]{43}$/.exec(link)?.[0] ?? ''
}

function linkIn(sent: OutgoingEmail | undefined): string {
  return /(?<=\/(?:invite|reset-password)\/)[\w-]{43}/.exec(sent?.text ?? '')?.[0] ?? ''
}

/** Everything that could hold a token. */
async function stored({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const tables = ['login_links', 'emails', 'audit', 'administrators'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
