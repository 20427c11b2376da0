import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as mailboxHealth from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { siteCheck } from '#domain/site-check/site-check.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import * as users from '#domain/team/users.server.ts'
import { today, type Today } from '#domain/today/today.ts'
import type { AppContext } from '#server/app-context.ts'
import { setup, STEPS } from '#server/today/setup.ts'
import { VERSION } from '#server/version.ts'
import type { TestApp } from '#test/test-app.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

async function read({ asAdmin }: TestServer): Promise<Today> {
  const { status, json } = await asAdmin('GET', '/api/today')
  expect(status).toBe(200)
  return today.parse(json)
}

const visitor = { email: 'chloe@example.com', phone: '+971 55 555 0101' }

async function ask(app: TestApp, name: string, property_id?: number) {
  const tour = { kind: 'tour', ...visitor, name, ...(property_id && { property_id }) } as const
  await enquiries.receive(app, { ...tour, message: '' }, { recentFromNetwork: 1 })
}

test('an empty site has nothing that waits but a backup, and its first steps', async () => {
  const server = await testServer()
  const found = await read(server)
  expect(found).toMatchObject({
    version: VERSION,
    role: 'owner',
    name: 'admin',
    counts: { enquiries: 0, late: 0, listings: 0, posts: 0, team: 0 },
    enquiries: [],
    tours: [],
    permits: { count: 0 },
    refused: { count: 0 },
    mail: { state: 'off', undelivered: 0 },
    backup: { made_at: null, is_old: true },
  })
  expect(found.setup?.map(({ step, done }) => (done ? step : ''))).toContain('demo')
})

test('an owner is told of a mailbox that cannot be read for an hour', async () => {
  const server = await testServer()
  const { app, asAdmin, logInAs } = server
  await mailboxHealth.noteFault(app, new Error('connect ECONNREFUSED'))
  expect((await read(server)).mail.mailbox_failing_since).toBeNull()
  app.clock.advance({ hours: 1 })
  expect((await read(server)).mail.mailbox_failing_since).toBe('2026-03-01T08:00:00.000Z')
  const { as } = await logInAs('editor')
  const { json } = await as('GET', '/api/today')
  expect(today.parse(json).mail.mailbox_failing_since).toBeNull()
  const { lines } = siteCheck.parse((await asAdmin('GET', '/api/site-check')).json)
  expect(lines.find(({ name }) => name === 'Mailbox')).toMatchObject({
    ok: false,
    says: expect.stringContaining('connect ECONNREFUSED') as string,
    to: '/admin/settings/mailbox',
  })
})

test('those whose promised time ends first come first, and late ones are counted', async () => {
  const server = await testServer()
  const { app } = server
  for (const name of ['Omar', 'Chloe', 'Ingrid']) await ask(app, name)
  const promise = (id: number, promised_until: string) =>
    app.db.updateTable('enquiries').set({ promised_until }).where('id', '=', id).execute()
  await promise(1, '2026-03-01T09:00:00.000Z')
  await promise(2, '2026-03-01T07:59:00.000Z')
  await promise(3, '2026-03-01T08:10:00.000Z')
  const { counts, enquiries: waiting } = await read(server)
  expect(counts).toMatchObject({ enquiries: 3, late: 1 })
  expect(waiting.map(({ name }) => name)).toEqual(['Chloe', 'Ingrid', 'Omar'])
  expect(waiting.map(({ clock }) => clock?.state)).toEqual(['late', 'running', 'running'])
})

test('enquiries wait until they are handled, the oldest first', async () => {
  const server = await testServer()
  const { app } = server
  for (const name of ['Omar', 'Chloe', 'Ingrid', 'Ravi']) await ask(app, name)
  app.clock.advance({ hours: 1 })
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 2, { spam: true })
  const { counts, enquiries: waiting, at } = await read(server)
  expect(counts.enquiries).toBe(2)
  expect(waiting.map(({ name }) => name)).toEqual(['Ingrid', 'Ravi'])
  expect(Date.parse(at) - Date.parse(waiting[0]?.created_at ?? '')).toBe(3_600_000)
})

test('tours of today are listed until they are over, cancelled ones never', async () => {
  const server = await testServer()
  const { app } = server
  for (const name of ['Omar', 'Chloe', 'Ingrid', 'Ravi']) await ask(app, name)
  const tours = [
    [1, '2026-03-01T11:00:00.000Z', 'proposed'],
    [2, '2026-03-01T09:00:00.000Z', 'proposed'],
    [4, '2026-03-01T10:00:00.000Z', 'cancelled'],
    // Tomorrow in Dubai.
    [3, '2026-03-01T20:30:00.000Z', 'proposed'],
  ] as const
  for (const [enquiry_id, starts_at, state] of tours)
    await app.db
      .insertInto('tours')
      .values({ enquiry_id, starts_at, state, reference: starts_at, sequence: 0 })
      .execute()
  const names = async () => (await read(server)).tours.map(({ name }) => name)
  expect(await names()).toEqual(['Chloe', 'Omar'])
  app.clock.advance({ hours: 3 })
  expect(await names()).toEqual(['Omar'])
})

test('a tour of today is listed however many proposals are spam', async () => {
  const server = await testServer()
  const { app } = server
  for (const name of ['Robot', 'Omar']) await ask(app, name)
  await app.db.updateTable('enquiries').set({ spam: 1 }).where('name', '=', 'Robot').execute()
  const [robot, omar] = await app.db.selectFrom('enquiries').selectAll().orderBy('id').execute()
  if (!robot || !omar) throw new Error('There are two enquiries')
  const { id: _id, ...columns } = robot
  const copies = Array.from({ length: 100 }, () => ({ ...columns, idempotency_key: null }))
  const robots = await app.db.insertInto('enquiries').values(copies).returning('id').execute()
  const tour = (enquiry_id: number, starts_at: string) =>
    ({
      enquiry_id,
      starts_at,
      state: 'proposed',
      reference: `T-${enquiry_id}`,
      sequence: 0,
    }) as const
  await app.db
    .insertInto('tours')
    .values([
      ...robots.map(({ id }) => tour(id, '2026-03-01T09:00:00.000Z')),
      tour(omar.id, '2026-03-01T11:00:00.000Z'),
    ])
    .execute()
  expect((await read(server)).tours.map(({ name }) => name)).toEqual(['Omar'])
})

test('permits that end soon and listings that a portal would refuse are counted and named', async () => {
  const server = await testServer()
  await properties.create(server.app, {
    properties_title: 'Villa',
    permit_number: '7123456789',
    permit_url: 'https://trakheesi.dubailand.gov.ae/1',
    permit_expires_on: '2026-03-04',
  })
  const { permits, refused } = await read(server)
  expect(permits).toMatchObject({ count: 1, first: [{ title: 'Villa', note: '2026-03-04' }] })
  expect(refused).toMatchObject({ count: 1, first: [{ title: 'Villa' }] })
})

test('an agent sees what is their own, an editor all but the owner’s', async () => {
  const server = await testServer()
  const { app } = server
  const agent = await users.create(app, { name: 'Layla', role: 'agent' })
  const villa = await properties.create(app, { properties_title: 'Villa', agent_id: agent.id })
  await properties.create(app, { properties_title: 'Loft' })
  await ask(app, 'Omar', villa.id)
  await ask(app, 'Chloe')
  await app.db.updateTable('emails').set({ tries: 1 }).execute()
  // The login becomes that of each in turn.
  const login = await app.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
  await app.db.updateTable('users').set({ administrator_id: null }).execute()
  const own = app.db.updateTable('users').where('id', '=', agent.id)
  await own.set({ administrator_id: login.id }).execute()
  expect(await read(server)).toMatchObject({
    role: 'agent',
    name: 'Layla',
    counts: { enquiries: 1, listings: 1, posts: null, team: null },
    enquiries: [{ name: 'Omar', about: 'Villa' }],
    refused: { count: 0 },
    mail: { undelivered: 1 },
    backup: null,
    setup: null,
  })
  await own.set({ role: 'editor' }).execute()
  expect(await read(server)).toMatchObject({
    counts: { enquiries: 2, listings: 2, posts: 0, team: null },
    mail: { undelivered: 2 },
    backup: null,
    setup: null,
  })
})

test('a step is done when the site notices it', async () => {
  const server = await testServer()
  const { app } = server
  await startingTeam.loadOnce(app)
  await properties.createMany(app, [{ properties_title: 'Demo' }], { demo: true })
  const done = async () =>
    (await read(server)).setup?.flatMap(({ step, done }) => (done ? step : []))
  expect(await done()).toEqual([])
  await properties.create(app, { properties_title: 'Ours' })
  expect(await done()).toEqual(['listing'])
  await server.asAdmin('DELETE', '/api/demo')
  for (const { id } of (await users.list(app)).filter(({ name }) => name !== ''))
    await users.update(app, id, { name: `Person ${id}` })
  expect(await done()).toEqual(['team', 'listing', 'demo'])
})

test('when all steps are done they are shown for a week, whatever happens', async () => {
  const { app } = await testServer()
  const context = app as unknown as AppContext
  const steps = { ...STEPS }
  for (const step of Object.keys(steps) as (keyof typeof steps)[]) steps[step] = async () => true
  expect((await setup(context, steps))?.every(({ done }) => done)).toBe(true)
  app.clock.advance({ days: 6 })
  steps.backup = async () => false
  expect((await setup(context, steps))?.every(({ done }) => done)).toBe(true)
  app.clock.advance({ days: 2 })
  expect(await setup(context, steps)).toBeNull()
})
