import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as tourAnswers from '#domain/enquiries/tours/tour-answers.server.ts'
import * as tours from '#domain/enquiries/tours/tours.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as answers from './answers.server.ts'
import { readBoard } from './board.server.ts'
import { toStageChange } from './stage.ts'

const person = { name: 'Layla', email: 'layla@example.com', phone: '050 555 0100' }

test('the board has a column for each stage, without spam, with whoever waits longest first', async () => {
  const app = await testApp()
  for (let at = 0; at < 5; at++) await write(app)
  await inbox.change(app, 3, { stage: 'viewing' })
  await inbox.change(app, 4, { stage: 'lost' })
  await inbox.change(app, 5, { spam: true })
  expect(await idsByStage(app)).toEqual({
    new: [1, 2],
    contacted: [],
    viewing: [3],
    offer: [],
    won: [],
    lost: [4],
  })
})

test('a card that is put back to new waits again, with its reminders', async () => {
  const app = await testApp()
  await write(app)
  const { next_notice_at } = await rowOf(app)
  await inbox.change(app, 1, { stage: 'won' })
  expect(await rowOf(app)).toMatchObject({ next_notice_at: null, stage: 'won' })
  await inbox.change(app, 1, toStageChange('new'))
  expect(await rowOf(app)).toMatchObject({
    stage: 'new',
    first_answer_at: null,
    first_answer_by: null,
    handled_at: null,
    next_notice_at,
  })
  expect((await idsByStage(app))['new']).toEqual([1])
})

test('one that was marked as handled is open again when it is put back to new', async () => {
  const app = await testApp()
  await write(app)
  const { next_notice_at } = await rowOf(app)
  await inbox.change(app, 1, { handled: true })
  await inbox.change(app, 1, toStageChange('new'))
  expect(await rowOf(app)).toMatchObject({ stage: 'new', handled_at: null, next_notice_at })
  expect((await idsByStage(app))['new']).toEqual([1])
  expect(await inbox.summary(app)).toMatchObject({ open: 1, waiting: 1 })
})

test('one that was answered stays answered, and is on the board all the same', async () => {
  const app = await testApp()
  await write(app)
  await answers.answer(app, 1, { channel: 'call' })
  const { first_answer_at } = await rowOf(app)
  await inbox.change(app, 1, toStageChange('new'))
  expect(await rowOf(app)).toMatchObject({ first_answer_at, next_notice_at: null })
  expect((await idsByStage(app))['new']).toEqual([1])
})

test('an enquiry whose tour was accepted stays answered when it is moved back to new', async () => {
  const app = await testApp()
  const time = { tour_day: '2026-03-03', tour_time: '14:30' }
  const tour = { kind: 'tour' as const, ...person, message: 'Yes', ...time }
  await enquiries.receive(app, tour, { recentFromNetwork: 0 })
  const actor = { id: 1, username: 'sara', role: 'owner', user_id: null } as const
  await tourAnswers.accept({ ...app, actor }, 1, {})
  const { first_answer_at } = await rowOf(app)
  await inbox.change(app, 1, toStageChange('new'))
  expect(await rowOf(app)).toMatchObject({ first_answer_at, next_notice_at: null })
})

test('a change of a tour by the visitor is no answer', async () => {
  const app = await testApp()
  const time = { tour_day: '2026-03-03', tour_time: '14:30' }
  const sent = { kind: 'tour' as const, ...person, message: 'Yes', ...time }
  const { tour = '' } = await enquiries.receive(app, sent, { recentFromNetwork: 0 })
  await tours.cancel(app, tour.split('/').at(-1) ?? '', 'network')
  await inbox.change(app, 1, { stage: 'viewing' })
  await inbox.change(app, 1, toStageChange('new'))
  expect(await rowOf(app)).toMatchObject({ first_answer_at: null })
})

async function write(app: TestApp) {
  const message = { kind: 'contact' as const, subject: 'Hello', message: 'Hello', ...person }
  await enquiries.receive(app, message, { recentFromNetwork: 0 })
  app.clock.advance({ seconds: 60 })
}

function rowOf({ db }: TestApp) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

async function idsByStage(app: TestApp): Promise<Record<string, number[]>> {
  const { columns } = await readBoard(app, {})
  for (const { count, enquiries } of columns) expect(count).toBe(enquiries.length)
  return Object.fromEntries(
    columns.map(({ stage, enquiries }) => [stage, enquiries.map(({ id }) => id)]),
  )
}
