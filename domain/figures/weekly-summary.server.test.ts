import { expect, test } from 'vitest'

import { fixedMail } from '#domain/mail/mail-source.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as users from '#domain/team/users.server.ts'
import { addAdministrator } from '#test/administrator.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as visits from './visits.server.ts'
import * as weeklySummary from './weekly-summary.server.ts'

const MAIL = fixedMail({ send: () => Promise.reject(new Error('unused')), close() {} })

/** Sunday 1 March 2026 at noon, with an owner and an agent, and a view of the agent's listing. */
async function siteWithVisits(): Promise<TestApp> {
  const app: TestApp = { ...(await testApp()), mail: MAIL }
  await weeklySummary.sendIfDue(app)
  await addAdministrator(app, { username: 'mariam', password: 'x' })
  await app.db.updateTable('users').set({ role: 'owner', email: 'mariam@agency.example' }).execute()
  await users.create(app, { name: 'Yousef', role: 'agent', email: 'yousef@agency.example' })
  await users.create(app, { name: 'Noor', role: 'editor', email: 'noor@agency.example' })
  const layla = { name: 'Layla', role: 'agent', email: 'layla@agency.example' } as const
  const agent = await users.create(app, layla)
  const villa = await properties.create(app, { properties_title: 'Villa', agent_id: agent.id })
  visits.count(app, { kind: 'view', listing: villa.id, from: 'www.google.com' })
  visits.count(app, { kind: 'view', listing: 0 })
  await visits.write(app)
  return app
}

function emails({ db }: TestApp) {
  return db.selectFrom('emails').select(['to_address', 'subject', 'text']).orderBy('id').execute()
}

test('on Monday at 08:00 the owner gets the site’s figures, and agents their own, once', async () => {
  const app = await siteWithVisits()
  // 07:59 on Monday in Dubai.
  app.clock.advance({ hours: 19, seconds: 59 * 60 })
  await weeklySummary.sendIfDue(app)
  expect(await emails(app)).toEqual([])
  app.clock.advance({ seconds: 60 })
  await Promise.all([weeklySummary.sendIfDue(app), weeklySummary.sendIfDue({ ...app })])
  const sent = await emails(app)
  // Nothing happened for the other agent, and the editor gets none.
  expect(sent.map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['mariam@agency.example', 'Last week on the website: 2 views, 0 enquiries'],
    ['layla@agency.example', 'Last week for your listings: 1 view, 0 enquiries'],
  ])
  expect(sent[0]?.text).toContain('Monday 23 February 2026 to Sunday 1 March 2026')
  expect(sent[1]?.text).toContain('Villa (GH-1): 1 view')
  expect(sent[1]?.text).toContain('google.com: 1')
  app.clock.advance({ days: 7 })
  await weeklySummary.sendIfDue(app)
  expect(await emails(app), 'nothing happened in the second week').toHaveLength(2)
})

test('no summary is sent where it is turned off or emails cannot be sent', async () => {
  const app = await siteWithVisits()
  app.clock.advance({ days: 1 })
  await weeklySummary.sendIfDue({ ...app, mail: fixedMail('off') })
  expect(await weeklySummary.change(app, { weekly: false })).toEqual({ weekly: false, mail: 'on' })
  await weeklySummary.sendIfDue(app)
  expect(await emails(app)).toEqual([])
  await weeklySummary.change(app, { weekly: true })
  await weeklySummary.sendIfDue(app)
  expect(await emails(app)).toHaveLength(2)
})

test('without an owner’s address the summary goes to the agency’s', async () => {
  const app = await siteWithVisits()
  await app.db.updateTable('users').set({ email: '' }).where('role', '=', 'owner').execute()
  app.clock.advance({ days: 1 })
  await weeklySummary.sendIfDue(app)
  expect((await emails(app))[0]?.to_address).toBe('')
})

test('an owner who was deactivated gets no summary any more', async () => {
  const app = await siteWithVisits()
  await app.db.updateTable('users').set({ active: 0 }).where('role', '=', 'owner').execute()
  app.clock.advance({ days: 1 })
  await weeklySummary.sendIfDue(app)
  const addresses = (await emails(app)).map(({ to_address }) => to_address)
  expect(addresses[0]).toBe('')
  expect(addresses).not.toContain('mariam@agency.example')
})

test('a new site sends no summary of its first, incomplete week', async () => {
  const app: TestApp = { ...(await testApp()), mail: MAIL }
  visits.count(app, { kind: 'view', listing: 0 })
  await visits.write(app)
  app.clock.advance({ days: 3 })
  await weeklySummary.sendIfDue(app)
  expect(await emails(app)).toEqual([])
})
