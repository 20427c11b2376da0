import { expect, onTestFinished, test, vi } from 'vitest'

import { appWithMail } from '#test/app-with-mail.ts'
import { header } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import type { EmailRow } from './email-rows.server.ts'
import * as outbox from './outbox.server.ts'

type State = EmailRow['state']
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
    const id = await emailIn(app, state)
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
    const id = await emailIn(app, state)
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
  await emailIn(app, 'held')
  await emailIn(app, 'sent')
  app.clock.advance({ hours: 1 })
  const since = app.clock.now()
  await emailIn(app, 'failed')
  app.clock.advance({ hours: 1 })
  for (const state of ['waiting', 'waiting', 'sending'] as const) await emailIn(app, state)
  expect(await outbox.backlog(app)).toEqual({
    letters: { waiting: 2, sending: 1, failed: 1, held: 1 },
    oldestUndelivered: since,
  })
})

test('a letter to a visitor is no part of the backlog', async () => {
  const app = await testApp()
  for (const state of STATES) await emailIn(app, state)
  await app.db.updateTable('emails').set({ to_address: 'layla@example.com' }).execute()
  expect(await outbox.backlog(app)).toEqual({
    letters: { waiting: 0, sending: 0, failed: 0, held: 0 },
    oldestUndelivered: undefined,
  })
})

test('the backlog is as old as its oldest letter, in whatever state that is', async () => {
  for (const states of [
    ['waiting', 'failed', 'sending'],
    ['failed', 'sending', 'waiting'],
    ['sending', 'waiting', 'failed'],
  ] as const) {
    const app = await testApp()
    const since = app.clock.now()
    for (const state of states) {
      await emailIn(app, state)
      app.clock.advance({ hours: 1 })
    }
    expect((await outbox.backlog(app)).oldestUndelivered, states[0]).toEqual(since)
  }
})

test('a new letter is due at once, or held, and was never tried', async () => {
  const app = await testApp()
  const now = app.clock.now().toISOString()
  const { replyTo, attachments: _none, ...same } = words
  const unsent = {
    ...same,
    reply_to_name: replyTo.name,
    reply_to_address: replyTo.address,
    to_address: '',
    attachments: '[]',
    tries: 0,
    perhaps_twice: 0,
    last_words: '',
    sent_at: null,
    due_at: now,
    created_at: now,
  }
  for (const [held, state] of [
    [false, 'waiting'],
    [true, 'held'],
  ] as const) {
    const id = await outbox.add(app.db, app.clock.now(), words, { held })
    expect(await letter(app, id)).toMatchObject({ ...unsent, state })
  }
  const id = await outbox.add(app.db, app.clock.now(), { ...words, to: 'x@y.ae' }, { held: false })
  expect((await letter(app, id)).to_address).toBe('x@y.ae')
})

test('after a step back in time every letter may have gone out, and those that had are as they were', async () => {
  const app = await testApp()
  for (const state of STATES) await emailIn(app, state)
  await outbox.markUnsentAsPossibleDuplicates(app.db)
  const letters = app.db.selectFrom('emails').select(['state', 'perhaps_twice']).orderBy('id')
  expect(await letters.execute()).toEqual(
    STATES.map((state) => ({ state, perhaps_twice: state === 'sent' ? 0 : 1 })),
  )
})

test.each<[State, number, boolean]>([
  ['waiting', 0, true],
  ['waiting', 1, false],
  ['waiting', 4320, false],
  ['waiting', 4321, true],
  ['sending', 0, true],
  ['sending', 1, false],
  ['sending', 90, false],
  ['sending', 91, true],
  ['held', 0, false],
  ['failed', 0, false],
  ['sent', 0, false],
])('a letter that is %s and due in %i seconds is taken: %j', async (state, seconds, taken) => {
  const { app } = await appWithMail()
  const id = await emailIn(app, state)
  const due_at = new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
  await app.db.updateTable('emails').set({ due_at }).execute()
  expect(await outbox.deliverDue(app)).toBe(taken ? 1 : 0)
  expect(await letter(app, id)).toMatchObject(
    taken
      ? { state: 'sent', tries: 8, perhaps_twice: state === 'sending' ? 1 : 0 }
      : { state, tries: 7, due_at },
  )
})

test('letters go out in the order in which they are due, and those of one time in their own', async () => {
  const { app, smtp } = await appWithMail()
  for (const [subject, hours] of [
    ['third', 2],
    ['fourth', 2],
    ['second', 1],
    ['first', 0],
  ] as const) {
    const due = new Date(app.clock.now().getTime() + hours * 3_600_000)
    await outbox.add(app.db, due, { ...words, subject }, { held: false })
  }
  app.clock.advance({ hours: 3 })
  expect(await outbox.deliverDue(app)).toBe(4)
  expect(smtp.letters.map((sent) => header(sent, 'Subject'))).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ])
})

test('what is noted of a letter that went out, and of one that did not', async () => {
  const { app, smtp } = await appWithMail()
  smtp.mood = { refuse: 451 }
  const id = await emailIn(app, 'waiting', 0)
  await outbox.deliverDue(app)
  expect(await letter(app, id)).toMatchObject({
    state: 'waiting',
    perhaps_twice: 0,
    sent_at: null,
    last_words: expect.stringContaining('451 Not today') as unknown,
  })
  smtp.mood = 'accept'
  app.clock.advance({ seconds: 3 })
  await outbox.deliverDue(app)
  expect(await letter(app, id)).toMatchObject({
    state: 'sent',
    perhaps_twice: 0,
    sent_at: app.clock.now().toISOString(),
    last_words: expect.stringMatching(/^250 /) as unknown,
  })
})

test('a letter that cannot be put together waits, and holds up no other', async () => {
  const { app, smtp } = await appWithMail()
  const attachments = [{ filename: 'a.jpg', key: 'enquiries/a.jpg' }]
  const id = await outbox.add(app.db, app.clock.now(), { ...words, attachments }, { held: false })
  await emailIn(app, 'waiting', 0)
  const find = () => Promise.reject(new Error('The disk is gone'))
  expect(await outbox.deliverDue({ ...app, files: { ...app.files, find } })).toBe(1)
  expect(smtp.letters).toHaveLength(1)
  expect(await letter(app, id)).toMatchObject({
    state: 'waiting',
    tries: 1,
    perhaps_twice: 0,
    last_words: 'The letter could not be put together.',
  })
})

test('a letter that takes long to hand over stays with the one who hands it over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await testApp()
  const id = await emailIn(app, 'waiting', 0)
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const send = () => {
    begun.resolve()
    return done.promise
  }
  const mail = { send, close() {} }
  const delivering = outbox.deliverDue({ ...app, mail })
  await begun.promise
  const claimedUntil = async () => (await letter(app, id)).due_at
  const first = await claimedUntil()
  expect(Date.parse(first) - app.clock.now().getTime()).toBe(30_000)

  app.clock.advance({ seconds: 10 })
  vi.advanceTimersByTime(9999)
  expect(await claimedUntil()).toBe(first)
  vi.advanceTimersByTime(1)
  const renewed = new Date(app.clock.now().getTime() + 30_000).toISOString()
  await expect.poll(claimedUntil).toBe(renewed)
  app.clock.advance({ seconds: 25 })
  expect(await outbox.deliverDue({ ...app, mail }), 'to nobody else').toBe(0)

  done.resolve('250 OK')
  expect(await delivering).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(await letter(app, id)).toMatchObject({ state: 'sent', due_at: renewed, tries: 1 })
})

test('each wait is twice the one before, an hour at most, and sixty tries are all', async () => {
  const { app, smtp } = await appWithMail()
  smtp.mood = { refuse: 451 }
  const id = await emailIn(app, 'waiting', 0)
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
async function emailIn(app: TestApp, state: State, tries = 7): Promise<number> {
  const id = await outbox.add(app.db, app.clock.now(), words, { held: state === 'held' })
  await app.db.updateTable('emails').set({ state, tries }).where('id', '=', id).execute()
  return id
}

function letter(app: TestApp, id: number): Promise<EmailRow> {
  return app.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
