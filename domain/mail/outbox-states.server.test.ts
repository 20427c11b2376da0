import { expect, test } from 'vitest'

import { appWithMail } from '#test/app-with-mail.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import type { LetterRow } from './letter-rows.server.ts'
import * as outbox from './outbox.server.ts'

type State = LetterRow['state']
type Becomes = Partial<Record<State, State>>

/** What is done to a letter, and what becomes of it in each state, where it does not stay as it is. */
const DEEDS: [string, (app: TestApp, id: number) => Promise<void>, Becomes][] = [
  ['to release', ({ db, clock }, id) => outbox.release(db, clock.now(), id), { held: 'waiting' }],
  ['to hold', ({ db }, id) => outbox.hold(db, id), { waiting: 'held', failed: 'held' }],
  [
    'to send again',
    ({ db, clock }, id) => outbox.resend(db, clock.now(), id),
    { waiting: 'waiting', failed: 'waiting', held: 'waiting', sent: 'waiting' },
  ],
  ['to try again', ({ db, clock }, id) => outbox.retry(db, clock.now(), id), { failed: 'waiting' }],
]

const STATES: State[] = ['waiting', 'sending', 'sent', 'failed', 'held']

test.each(DEEDS)('%s leaves alone what it is not meant for', async (_deed, does, becomes) => {
  const app = await testApp()
  for (const state of STATES) {
    const id = await letterIn(app, state)
    app.clock.advance({ hours: 1 })
    await does(app, id)
    const after = await letter(app, id)
    expect(after.state, state).toBe(becomes[state] ?? state)
    const isDue = after.due_at === app.clock.now().toISOString()
    expect(isDue, state).toBe(becomes[state] === 'waiting')
  }
})

test('a letter that is sent again begins anew, and only one that had arrived is marked', async () => {
  const app = await testApp()
  for (const state of STATES) {
    const id = await letterIn(app, state)
    await outbox.resend(app.db, app.clock.now(), id)
    const { tries, perhaps_twice } = await letter(app, id)
    expect([tries, perhaps_twice], state).toEqual([
      state === 'sending' ? 7 : 0,
      state === 'sent' ? 1 : 0,
    ])
  }
})

test('the backlog counts what has not gone out, and tells since when, save of what is held', async () => {
  const app = await testApp()
  expect((await outbox.backlog(app)).oldestUndelivered).toBeUndefined()
  await letterIn(app, 'held')
  await letterIn(app, 'sent')
  app.clock.advance({ hours: 1 })
  const since = app.clock.now()
  await letterIn(app, 'failed')
  app.clock.advance({ hours: 1 })
  for (const state of ['waiting', 'waiting', 'sending'] as const) await letterIn(app, state)
  expect(await outbox.backlog(app)).toEqual({
    letters: { waiting: 2, sending: 1, failed: 1, held: 1 },
    oldestUndelivered: since,
  })
})

test('each wait is twice the one before, an hour at most, and sixty tries are all', async () => {
  const { app, smtp } = await appWithMail()
  smtp.mood = { refuse: 451 }
  const id = await letterIn(app, 'waiting', 0)
  for (let tries = 1; tries <= 60; tries++) {
    await outbox.deliverDue(app)
    const after = await letter(app, id)
    expect([after.tries, after.state]).toEqual([tries, tries < 60 ? 'waiting' : 'failed'])
    const seconds = (Date.parse(after.due_at) - app.clock.now().getTime()) / 1000
    const expected = Math.min(3600, 2 ** tries)
    expect(seconds / expected, `wait ${tries}`).toBeGreaterThanOrEqual(0.8)
    expect(seconds / expected, `wait ${tries}`).toBeLessThanOrEqual(1.2)
    app.clock.advance({ seconds: seconds + 1 })
  }
  expect(await outbox.deliverDue(app)).toBe(0)
  expect((await letter(app, id)).tries).toBe(60)
})

test('a photo that is gone does not keep its letter back', async () => {
  const { app, smtp } = await appWithMail()
  await outbox.add(
    app.db,
    app.clock.now(),
    { ...words, attachments: [{ filename: 'gone.jpg', key: 'enquiries/gone.jpg' }] },
    { held: false },
  )
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.letters[0]).not.toContain('gone.jpg')
})

const words = {
  replyTo: { name: 'Layla Haddad', address: 'layla@example.com' },
  subject: 'Fees',
  text: 'How much?',
  html: '<p>How much?</p>',
  attachments: [],
}

/** A letter to the agency, brought into a state as if it had been tried so often. */
async function letterIn(app: TestApp, state: State, tries = 7): Promise<number> {
  const id = await outbox.add(app.db, app.clock.now(), words, { held: state === 'held' })
  await app.db.updateTable('letters').set({ state, tries }).where('id', '=', id).execute()
  return id
}

function letter(app: TestApp, id: number): Promise<LetterRow> {
  return app.db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
