import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as detail from './detail.server.ts'

const layla = { name: 'Layla', email: 'layla@example.com', phone: '+971 50 555 0100' }

test('enquiries of one person are found by address or number, and by those of each other', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, { ...layla, email: 'l.haddad@work.example', phone: '٠٥٠ ٥٥٥ ٠١٠٠' })
  await write(app, { ...layla, email: 'L.Haddad@Work.example', phone: '00 44 7911 123456' })
  await write(app, { ...layla, email: 'other@example.com', phone: '07911 123456' })
  await write(app, { ...layla, email: 'stranger@example.com', phone: '050 555 0199' })
  expect(await othersOf(app, 1)).toEqual([4, 3, 2])
  expect(await othersOf(app, 4)).toEqual([3, 2, 1])
  expect(await othersOf(app, 5)).toEqual([])
})

test('spam under the addresses of two people does not make them one', async () => {
  const app = await testApp()
  await write(app, layla)
  await write(app, { ...layla, email: 'omar@example.com', phone: '050 555 0163' })
  await write(app, { ...layla, phone: '050 555 0163' })
  expect(await othersOf(app, 1)).toEqual([3, 2])
  await inbox.change(app, 3, { spam: true })
  expect(await othersOf(app, 1)).toEqual([3])
})

test('enquiries with an incomplete phone number are not joined by it', async () => {
  const app = await testApp()
  await write(app, { ...layla, phone: '0' })
  await write(app, { ...layla, email: 'omar@example.com', phone: '0' })
  expect(await othersOf(app, 1)).toEqual([])
})

test('an agent sees the other enquiries that are their own', async () => {
  const app = await testApp()
  await app.db
    .insertInto('users')
    .values({ role: 'agent', name: 'Sara', position: 1, created_at: '', updated_at: '' })
    .execute()
  const { id: user_id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let at = 0; at < 3; at++) await write(app, layla)
  for (const id of [1, 3]) await inbox.change(app, id, { assignee_id: user_id })
  const actor = { id: 7, username: 'sara', role: 'agent' as const, user_id }
  const { others } = await detail.find({ ...app, actor }, 1)
  expect(others.map(({ id }) => id)).toEqual([3])
})

async function othersOf(app: TestApp, id: number): Promise<number[]> {
  return (await detail.find(app, id)).others.map(({ id }) => id)
}

async function write(app: TestApp, person: typeof layla) {
  const enquiry = { kind: 'contact' as const, subject: 'Hello', message: 'Hello', ...person }
  await enquiries.receive(app, enquiry, { recentFromNetwork: 0 })
  app.clock.advance({ hours: 1 })
}
