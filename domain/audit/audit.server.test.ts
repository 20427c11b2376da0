import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { Problem } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as account from '#domain/accounts/account.server.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import * as loginThrottle from '#domain/accounts/login-throttle.server.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import type { Caller } from '#domain/accounts/session.ts'
import * as users from '#domain/team/users.server.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import { codeAt, stepAt } from '#domain/accounts/totp.ts'
import { addAdministrator } from '#test/administrator.ts'
import { fill } from '#test/full-site.ts'
import { enquirer, jpeg } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { auditFilter, type AuditEntry, type AuditFilter } from './audit.ts'
import * as audit from './audit.server.ts'

const layla = { id: 7, username: 'layla', role: 'owner', user_id: null } as const
const nobody = { email: 'nobody@example.com' }
const omar = { username: 'omar', password: 'a long password' }
const here = '::1'

test('every action of an administrator is audited with their name', async () => {
  const app = { ...(await testApp()), actor: layla }
  const villa = await properties.create(app, { properties_title: 'Villa' })
  await properties.update(app, villa.id, { properties_title: 'Garden villa' })
  await properties.remove(app, villa.id)
  await properties.restore(app, villa.id)
  const words = { title: 'Creek', author: 'Omar', SEOtitle: 'SEO', metadescription: 'Words' }
  const photo = await photoStore.receive(app, await jpeg(), 'administrator')
  const post = await posts.create(app, words, photo)
  await posts.update(app, post.id, { ...words, title: 'The creek' })
  await posts.remove(app, post.id)
  await posts.restore(app, post.id)
  expect(await lines(app)).toEqual([
    ['property-created', villa.id, 'Villa'],
    ['property-updated', villa.id, 'Garden villa'],
    ['property-removed', villa.id, 'Garden villa'],
    ['property-restored', villa.id, 'Garden villa'],
    ['post-created', post.id, 'Creek'],
    ['post-updated', post.id, 'The creek'],
    ['post-removed', post.id, 'The creek'],
    ['post-restored', post.id, 'The creek'],
  ])
  for (const entry of await entries(app))
    expect(entry).toMatchObject({
      who: 'layla',
      administrator_id: 7,
      at: app.clock.now().toISOString(),
    })
})

test('actions on enquiries are audited once, without anything the visitor wrote', async () => {
  const app = { ...(await testApp()), actor: layla }
  await write(app)
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 1, { handled: false, spam: true })
  await inbox.change(app, 1, { spam: false })
  await inbox.resend(app, 1)
  await inbox.auditExport(app)
  await Array.fromAsync(people.exportPerson(app, { email: enquirer.email }))
  await people.erase(app, { email: enquirer.email }, 1)
  expect(await lines(app)).toEqual([
    ['enquiry-handled', 1, ''],
    ['enquiry-reopened', 1, ''],
    ['enquiry-called-spam', 1, ''],
    ['enquiry-called-no-spam', 1, ''],
    ['enquiry-resent', 1, ''],
    ['enquiries-exported', null, ''],
    ['person-exported', null, '1'],
    ['person-erased', null, '1'],
  ])
  const written = JSON.stringify(await app.db.selectFrom('audit').selectAll().execute())
  for (const personal of Object.values(enquirer)) expect(written).not.toContain(personal)
})

test('logins, logouts and command-line actions are audited', async () => {
  const app = { ...(await testApp()), actor: 'command line' as const }
  await administrators.create(app, 'omar', omar.password)
  const { token } = await sessions.open(app, omar, here)
  await sessions.close(app, token)
  await sessions.close(app, token)
  await sessions.open(app, omar, here)
  await sessions.end(app, 'all')
  await administrators.resetPassword(app, 'omar', 'quite another one')
  await addAdministrator(app, { username: 'layla', password: omar.password })
  await administrators.remove(app, 'omar')
  expect(await said(app)).toEqual([
    ['command line', 'administrator-created', 'omar'],
    ['omar', 'logged-in', ''],
    ['omar', 'logged-out', ''],
    ['omar', 'logged-in', ''],
    ['command line', 'sessions-ended', '1'],
    ['command line', 'password-reset', 'omar'],
    ['command line', 'administrator-removed', 'omar'],
  ])
})

test('account changes are audited', async () => {
  const app = await testApp()
  await addAdministrator(app, omar)
  const caller = await enter(app)
  const { secret } = await secondFactor.begin(app, caller, omar.password)
  const code = codeAt(secret, stepAt(app.clock.now()))
  const { recovery_codes } = await secondFactor.confirm(app, caller, code)
  await sessions.open(app, { ...omar, code: recovery_codes[0] ?? '' }, here)
  await sessions.endOthers(app, caller)
  await secondFactor.turnOff(app, caller, {
    current_password: omar.password,
    code: recovery_codes[1],
  })
  await account.changePassword(app, caller, {
    current_password: omar.password,
    password: 'quite another one',
  })
  expect(await said(app)).toEqual([
    ['omar', 'logged-in', ''],
    ['omar', 'second-factor-on', ''],
    ['omar', 'recovery-code-used', ''],
    ['omar', 'logged-in', ''],
    ['omar', 'sessions-ended', '1'],
    ['omar', 'recovery-code-used', ''],
    ['omar', 'second-factor-off', 'omar'],
    ['omar', 'password-changed', ''],
  ])
})

test('a refused action leaves no entry', async () => {
  const app = await testApp()
  const refused = [
    () => properties.update(app, 99, {}),
    () => properties.remove(app, 99),
    () => properties.create(app, { category_id: 9999 }),
    () => posts.restore(app, 99),
    () => inbox.change(app, 99, { handled: true }),
    () => inbox.resend(app, 99),
    () => people.erase(app, nobody, 3),
    () => administrators.resetPassword(app, 'nobody', 'long enough'),
  ]
  for (const attempt of refused) await expect(attempt()).rejects.toBeInstanceOf(Problem)
  expect(await entries(app)).toEqual([])
})

test('refused logins are audited, but not unknown user names', async () => {
  const app = await testApp()
  const id = await addAdministrator(app, omar)
  const wrong = [
    { ...omar, password: 'wrong' },
    { username: 'my secret', password: omar.username },
  ]
  for (const credentials of wrong)
    await expect(sessions.open(app, credentials, here)).rejects.toBeInstanceOf(Problem)
  expect(await lines(app)).toEqual([
    ['login-refused', id, 'omar'],
    ['login-refused', null, ''],
  ])
  expect((await entries(app)).map(({ who }) => who)).toEqual(['site', 'site'])
})

test('many refused logins leave a hundred entries a day', async () => {
  const app = await testApp()
  const guess = async (nth: number) => {
    const stranger = { username: `name ${nth}`, password: 'wrong' }
    await expect(sessions.open(app, stranger, `10.0.0.${nth}`)).rejects.toBeInstanceOf(Problem)
  }
  for (let nth = 0; nth < 120; nth++) await loginThrottle.auditRefusal(app, undefined)
  await guess(1)
  const counted = await app.db.selectFrom('audit').select('id').execute()
  expect(counted).toHaveLength(100)
  app.clock.advance({ days: 1, seconds: 1 })
  await guess(2)
  expect(await app.db.selectFrom('audit').select('id').execute()).toHaveLength(101)
})

test('an action that cannot be audited is not done', async () => {
  const app = await testApp()
  await write(app)
  const villa = await properties.create(app, { price: '1' })
  await app.db.schema.dropTable('audit').execute()
  const attempts = [
    () => properties.create(app, {}),
    () => properties.update(app, villa.id, { price: '2' }),
    () => properties.remove(app, villa.id),
    () => inbox.change(app, 1, { handled: true }),
    () => people.erase(app, { email: enquirer.email }, 1),
    () => administrators.create(app, 'omar', 'correct horse battery'),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('audit')
  expect(await properties.list(app)).toEqual([villa])
  expect(await inbox.find(app, 1)).toMatchObject({ ...enquirer, handled_at: null })
  expect(await administrators.exist(app)).toBe(false)
})

test('loading demo content is not audited; what the site removes is audited as its own', async () => {
  const app = await testApp()
  await properties.createMany(app, [{}, {}], { demo: true })
  await write(app)
  app.clock.advance({ days: 31 })
  await people.purge(app, 30 * 86_400_000)
  expect(await said(app)).toEqual([['site', 'enquiries-purged', '1']])
})

test('the log is read in pages of fifty, newest first', async () => {
  const app = await testApp()
  for (let at = 1; at <= 60; at++) await properties.create(app, { properties_title: `${at}` })
  const first = await audit.list(app, {})
  expect([first.entries.length, first.more]).toEqual([50, true])
  expect(first.entries[0]?.note).toBe('60')
  const second = await audit.list(app, { before: first.entries.at(-1)?.id })
  expect([second.entries.length, second.more]).toEqual([10, false])
  expect(second.entries.at(-1)?.note).toBe('1')
  const lastFifty = await audit.list(app, { before: first.entries[9]?.id })
  expect([lastFifty.entries.length, lastFifty.more]).toEqual([50, false])
})

test('entries are found by person, thing and day in Dubai', async () => {
  const app = await testApp()
  const villa = await properties.create({ ...app, actor: layla }, { properties_title: 'Villa' })
  await addAdministrator(app, omar)
  await sessions.open(app, omar, here)
  // 23:59 and 00:01 in Dubai.
  app.clock.advance({ hours: 11, seconds: 3540 })
  await properties.update(app, villa.id, { price: '1' })
  app.clock.advance({ seconds: 120 })
  await properties.update(app, villa.id, { price: '2' })
  const found = async (filter: Record<string, string>) =>
    (await audit.list(app, auditFilter.parse(filter))).entries.map(({ what }) => what)
  expect(await found({ who: 'layla' })).toEqual(['property-created'])
  expect(await found({ kind: 'account' })).toEqual(['logged-in'])
  expect(await found({ kind: 'property', about_id: String(villa.id) })).toHaveLength(3)
  expect(await found({ kind: 'post', about_id: String(villa.id) })).toEqual([])
  expect(await found({ kind: 'settings' })).toEqual([])
  expect(await found({ from: '2026-03-02' })).toEqual(['property-updated'])
  expect(await found({ to: '2026-03-01', kind: 'property' })).toEqual([
    'property-updated',
    'property-created',
  ])
  expect(await found({ from: '2026-03-01', to: '2026-03-02' })).toHaveLength(4)
  expect(await found({ who: '', kind: '', from: '', to: '', about_id: '' })).toHaveLength(4)
  const { people, entries } = await audit.list(app, {})
  expect(people).toEqual(['layla', 'omar', 'site'])
  expect((await audit.list(app, { before: entries[0]?.id })).people).toEqual([])
})

test('the log says what was changed in a listing and in a profile', async () => {
  const app = await testApp()
  const before = { price: '1200000', currency: 'AED' as const, furnished: 'yes' as const }
  const { id } = await properties.create(app, { ...before, properties_title: 'Villa' })
  await properties.update(app, id, { price: '1150000', furnished: 'no', status: 'sold' })
  const person = await users.create(app, { name: 'Layla Haddad' })
  await users.update(app, person.id, { brn: '12345', shown: false })
  const changesOf = async (filter: AuditFilter) =>
    (await audit.list(app, filter)).entries.map(({ what, changes }) => [what, changes])
  expect(await changesOf({ kind: 'property' })).toEqual([
    ['property-status-changed', [{ field: 'Status', from: 'Published', to: 'Sold' }]],
    [
      'property-updated',
      [
        { field: 'Price', from: 'AED 1,200,000', to: 'AED 1,150,000' },
        { field: 'Furnished', from: 'Yes', to: 'No' },
      ],
    ],
    ['property-created', []],
  ])
  expect(await changesOf({ kind: 'user' })).toEqual([
    [
      'user-updated',
      [
        { field: 'BRN', from: '', to: '12345' },
        { field: 'Shown on the site', from: 'Yes', to: 'No' },
      ],
    ],
    ['user-created', []],
  ])
})

test('entries are deleted after the configured time', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: 'Old' })
  app.clock.advance({ days: 80 })
  await properties.create(app, { properties_title: 'New' })
  app.clock.advance({ days: 11 })
  await audit.purge(app, 90 * 86_400_000)
  expect((await entries(app)).map(({ note }) => note)).toEqual(['New'])
})

test('a long title is cut', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: 'x'.repeat(5000) })
  expect((await entries(app))[0]?.note).toHaveLength(200)
})

test('the log of a whole site names no visitor', async () => {
  const app = await testApp()
  await fill(app)
  const written = JSON.stringify(await entries(app))
  expect(written).toContain('property-created')
  expect(written).not.toMatch(/layla haddad|example\.com|555 ?0100/i)
})

async function enter(app: TestApp): Promise<Caller> {
  const { token } = await sessions.open(app, omar, here)
  return { ...(await sessions.authenticate(app, token)), address: here }
}

async function said(app: TestApp): Promise<unknown[]> {
  return (await entries(app)).map(({ who, what, note }) => [who, what, note])
}

/** Oldest first. */
async function entries(app: TestApp): Promise<AuditEntry[]> {
  return (await audit.list(app, {})).entries.toReversed()
}

async function lines(app: TestApp): Promise<unknown[]> {
  return (await entries(app)).map(({ what, about_id, note }) => [what, about_id, note])
}

async function write(app: TestApp): Promise<void> {
  const words = { subject: 'Fees', message: 'How much?' }
  await enquiries.receive(app, { kind: 'contact', ...enquirer, ...words }, { recentFromNetwork: 1 })
}
