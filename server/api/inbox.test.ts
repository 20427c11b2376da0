import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import * as users from '#domain/team/users.server.ts'
import { enquirer } from '#test/samples.ts'
import type { TestApp } from '#test/test-app.ts'
import { testServer } from '#test/test-server.ts'

async function ask(app: TestApp, name = 'Omar'): Promise<void> {
  const message = { kind: 'contact', ...enquirer, name, subject: 'Fees', message: '?' } as const
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
}

test('an enquiry tells how long the answer may take, until somebody has answered', async () => {
  const { app, asAdmin } = await testServer()
  // To Monday, 10:00 in Dubai.
  app.clock.advance({ hours: 22 })
  await ask(app)
  const clock = async () =>
    ((await asAdmin('GET', '/api/enquiries/1')).json as EnquiryDetail).enquiry.clock
  app.clock.advance({ seconds: 360 })
  expect(await clock()).toEqual({ state: 'running', left_minutes: 9, promised_minutes: 15 })
  app.clock.advance({ seconds: 660 })
  expect(await clock()).toEqual({ state: 'late', late_minutes: 2 })
  await asAdmin('POST', '/api/enquiries/1/answers', { payload: { channel: 'call' } })
  app.clock.advance({ hours: 3 })
  expect(await clock()).toEqual({ state: 'answered', minutes: 17, promised_minutes: 15 })
})

test('those who can answer are named, to agents as well', async () => {
  const { app, asAdmin } = await testServer()
  const { id } = await users.create(app, { name: 'Layla', role: 'agent' })
  const gone = await users.create(app, { name: 'Gone', role: 'agent' })
  await app.db.updateTable('users').set({ active: 0 }).where('id', '=', gone.id).execute()
  await ask(app)
  const { people } = (await asAdmin('GET', '/api/enquiries/1')).json as EnquiryDetail
  expect(people).toContainEqual({ id, name: 'Layla' })
  expect(people.map(({ name }) => name)).not.toContain('Gone')
})
