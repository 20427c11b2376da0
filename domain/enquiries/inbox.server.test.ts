import { expect, test } from 'vitest'

import { NotFound } from '#domain/problem.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as enquiries from './enquiries.server.ts'
import * as inbox from './inbox.server.ts'

test('an enquiry is open until it is handled, and can be opened again', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  expect(await idsIn(app, 'open')).toEqual([id])
  expect((await inbox.change(app, id, { handled: true })).handled_at).toBe(
    app.clock.now().toISOString(),
  )
  expect(await idsIn(app, 'open')).toEqual([])
  expect(await idsIn(app, 'handled')).toEqual([id])
  await inbox.change(app, id, { handled: false })
  expect(await idsIn(app, 'open')).toEqual([id])
})

test('spam is kept apart, its letter is held, and both come back', async () => {
  const app = await testApp()
  const id = await someEnquiry(app)
  expect((await inbox.change(app, id, { spam: true })).delivery).toEqual({ state: 'held' })
  expect(await idsIn(app, 'open')).toEqual([])
  expect(await idsIn(app, 'spam')).toEqual([id])
  expect((await inbox.change(app, id, { spam: false })).delivery).toEqual({ state: 'off' })
  expect(await idsIn(app, 'open')).toEqual([id])
})

test('the inbox is searched in every field, without regard to case, and taken literally', async () => {
  const app = await testApp()
  const id = await someEnquiry(app, { message: 'A 100% ROOF terrace' })
  await someEnquiry(app, { message: 'Nothing' })
  const found = async (search: string) =>
    (await inbox.list(app, { state: 'all', search })).enquiries.map((enquiry) => enquiry.id)
  expect(await found('roof')).toEqual([id])
  expect(await found('100%')).toEqual([id])
  expect(await found('100_')).toEqual([])
  expect(await found('LAYLA')).toHaveLength(2)
})

test('the inbox is read in pages of fifty, newest first', async () => {
  const app = await testApp()
  for (let at = 0; at < 60; at++) await someEnquiry(app)
  const first = await inbox.list(app, { state: 'all' })
  expect([first.enquiries.length, first.more]).toEqual([50, true])
  const last = first.enquiries.at(-1)?.id
  const second = await inbox.list(app, { state: 'all', before: last })
  expect([second.enquiries.length, second.more]).toEqual([10, false])
  expect(second.enquiries[0]?.id).toBeLessThan(last ?? 0)
  expect(await Array.fromAsync(inbox.all(app, { state: 'all' }))).toHaveLength(60)
})

test('the summary counts what is open, what waits for delivery and what is spam', async () => {
  const app = await testApp()
  expect(await inbox.summary(app)).toEqual({
    open: 0,
    undelivered: 0,
    spam: 0,
    newest: null,
    mail: 'off',
  })
  const first = await someEnquiry(app)
  const second = await someEnquiry(app)
  await inbox.change(app, first, { spam: true })
  expect(await inbox.summary(app)).toEqual({
    open: 1,
    undelivered: 1,
    spam: 1,
    newest: second,
    mail: 'off',
  })
})

test('there is nothing to say about an enquiry that is not there', async () => {
  const app = await testApp()
  await expect(inbox.change(app, 9, { handled: true })).rejects.toThrow(NotFound)
  await expect(inbox.resend(app, 9)).rejects.toThrow(NotFound)
})

async function someEnquiry(app: TestApp, words = { message: 'Hello' }): Promise<number> {
  const enquiry = { kind: 'contact', ...enquirer, subject: 'Fees', ...words } as const
  await enquiries.receive(app, enquiry, { recentFromAddress: 1 })
  return (await inbox.summary(app)).newest ?? 0
}

async function idsIn(app: TestApp, state: 'open' | 'handled' | 'spam'): Promise<number[]> {
  return (await inbox.list(app, { state })).enquiries.map(({ id }) => id)
}
