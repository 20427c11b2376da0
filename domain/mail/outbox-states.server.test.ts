import { expect, onTestFinished, test, vi } from 'vitest'

import { appWithMail } from '#test/app-with-mail.ts'
import { header } from '#test/smtp.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import type { EmailRow } from './email-rows.server.ts'
import { fixedMail } from './mail-source.server.ts'
import * as outbox from './outbox.server.ts'

type State = EmailRow['state']
type Becomes = Partial<Record<State, State>>

/** Each action with the states that it changes. */
const DEEDS: [string, (app: TestApp, id: number) => Promise<void>, Becomes][] = [
  ['to release', ({ db, clock }, id) => outbox.release(db, clock.now(), id), { held: 'waiting' }],
  [
    'to hold',
    ({ db }, id) => outbox.hold(db, id),
    { waiting: 'held', sending: 'held', failed: 'held' },
  ],
  [
    'to send again',
    ({ db, clock }, id) => outbox.resend(db, clock.now(), id),
    { waiting: 'waiting', failed: 'waiting', held: 'waiting', sent: 'waiting' },
  ],
  ['to try again', ({ db, clock }, id) => outbox.retry(db, clock.now(), id), { failed: 'waiting' }],
]

const STATES: State[] = ['waiting', 'sending', 'sent', 'failed', 'held']

test.each(DEEDS)('%s changes only the states it is meant for', async (_deed, does, becomes) => {
  const app = await testApp()
  for (const state of STATES) {
    const id = await emailIn(app, state)
    app.clock.advance({ hours: 1 })
    await does(app, id)
    const after = await email(app, id)
    expect(after.state, state).toBe(becomes[state] ?? state)
    const isDue = after.due_at === app.clock.now().toISOString()
    expect(isDue, state).toBe(becomes[state] === 'waiting')
  }
})

test('resending resets the tries, and marks only an email that was sent', async () => {
  const app = await testApp()
  for (const state of STATES) {
    const id = await emailIn(app, state)
    await outbox.resend(app.db, app.clock.now(), id)
    const { tries, perhaps_twice } = await email(app, id)
    expect([tries, perhaps_twice], state).toEqual([
      state === 'sending' ? 7 : 0,
      state === 'sent' ? 1 : 0,
    ])
  }
})

test('the backlog counts unsent emails, and their age except for held ones', async () => {
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
    emails: { waiting: 2, sending: 1, failed: 1, held: 1 },
    oldestUndelivered: since,
  })
})

test('an email to a visitor is not part of the backlog', async () => {
  const app = await testApp()
  for (const state of STATES) await emailIn(app, state)
  await app.db.updateTable('emails').set({ to_address: 'layla@example.com' }).execute()
  expect(await outbox.backlog(app)).toEqual({
    emails: { waiting: 0, sending: 0, failed: 0, held: 0 },
    oldestUndelivered: undefined,
  })
})

test('the backlog is as old as its oldest email, in any state', async () => {
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

test('a new email is due now or held, without tries', async () => {
  const app = await testApp()
  const now = app.clock.now().toISOString()
  const { replyTo: _name, attachments: _none, ...same } = words
  const unsent = {
    ...same,
    reply_to_name: 'Layla Haddad',
    reply_to_address: 'layla@example.com',
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
    expect(await email(app, id)).toMatchObject({ ...unsent, state })
  }
  const id = await outbox.add(app.db, app.clock.now(), { ...words, to: 'x@y.ae' }, { held: false })
  expect((await email(app, id)).to_address).toBe('x@y.ae')
})

test('after a restore all unsent emails are possible duplicates, and sent ones are unchanged', async () => {
  const app = await testApp()
  for (const state of STATES) await emailIn(app, state)
  await outbox.markUnsentAsPossibleDuplicates(app.db)
  const emails = app.db.selectFrom('emails').select(['state', 'perhaps_twice']).orderBy('id')
  expect(await emails.execute()).toEqual(
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
])('an email that is %s and due in %i seconds is claimed: %j', async (state, seconds, taken) => {
  const { app } = await appWithMail()
  const id = await emailIn(app, state)
  const due_at = new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
  await app.db.updateTable('emails').set({ due_at }).execute()
  expect(await outbox.deliverDue(app)).toBe(taken ? 1 : 0)
  expect(await email(app, id)).toMatchObject(
    taken
      ? { state: 'sent', tries: 8, perhaps_twice: state === 'sending' ? 1 : 0 }
      : { state, tries: 7, due_at },
  )
})

test('emails are sent in the order of their due time, then of their ids', async () => {
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
  expect(smtp.emails.map((sent) => header(sent, 'Subject'))).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ])
})

test('the response and the state are stored, for a sent email and for a failed try', async () => {
  const { app, smtp } = await appWithMail()
  smtp.behaviour = { refuse: 451 }
  const id = await emailIn(app, 'waiting', 0)
  await outbox.deliverDue(app)
  expect(await email(app, id)).toMatchObject({
    state: 'waiting',
    perhaps_twice: 0,
    sent_at: null,
    last_words: expect.stringContaining('451 Not today') as unknown,
  })
  smtp.behaviour = 'accept'
  app.clock.advance({ seconds: 3 })
  await outbox.deliverDue(app)
  expect(await email(app, id)).toMatchObject({
    state: 'sent',
    perhaps_twice: 0,
    sent_at: app.clock.now().toISOString(),
    last_words: expect.stringMatching(/^250 /) as unknown,
  })
})

test('an email whose attachment cannot be read waits, and does not block others', async () => {
  const { app, smtp } = await appWithMail()
  const attachments = [{ filename: 'a.jpg', key: 'enquiries/a.jpg' }]
  const id = await outbox.add(app.db, app.clock.now(), { ...words, attachments }, { held: false })
  await emailIn(app, 'waiting', 0)
  const find = () => Promise.reject(new Error('The disk is gone'))
  expect(await outbox.deliverDue({ ...app, files: { ...app.files, find } })).toBe(1)
  expect(smtp.emails).toHaveLength(1)
  expect(await email(app, id)).toMatchObject({
    state: 'waiting',
    tries: 1,
    perhaps_twice: 0,
    last_words: 'The email could not be put together.',
  })
})

test('a slow delivery keeps its claim', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await testApp()
  const id = await emailIn(app, 'waiting', 0)
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const send = () => {
    begun.resolve()
    return done.promise
  }
  const mail = fixedMail({ send, close() {} })
  const delivering = outbox.deliverDue({ ...app, mail })
  await begun.promise
  const claimedUntil = async () => (await email(app, id)).due_at
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
  expect(await email(app, id)).toMatchObject({ state: 'sent', due_at: renewed, tries: 1 })
})

test('when the site stops, the email under way is sent and the others stay for later', async () => {
  const app = await testApp()
  const [first, second] = [await emailIn(app, 'waiting', 0), await emailIn(app, 'waiting', 0)]
  const stop = new AbortController()
  const send = async () => {
    stop.abort()
    return '250 OK'
  }
  const mail = fixedMail({ send, close() {} })
  expect(await outbox.deliverDue({ ...app, mail }, stop.signal)).toBe(1)
  expect(await email(app, first)).toMatchObject({ state: 'sent' })
  expect(await email(app, second)).toMatchObject({ state: 'waiting', tries: 0 })
})

test('each wait doubles up to an hour, and there are sixty tries at most', async () => {
  const { app, smtp } = await appWithMail()
  smtp.behaviour = { refuse: 451 }
  const id = await emailIn(app, 'waiting', 0)
  for (let tries = 1; tries <= 60; tries++) {
    await outbox.deliverDue(app)
    const after = await email(app, id)
    expect([after.tries, after.state]).toEqual([tries, tries < 60 ? 'waiting' : 'failed'])
    const seconds = (Date.parse(after.due_at) - app.clock.now().getTime()) / 1000
    const expected = Math.min(3600, 2 ** tries)
    expect(seconds / expected, `wait ${tries}`).toBeGreaterThanOrEqual(0.8)
    expect(seconds / expected, `wait ${tries}`).toBeLessThanOrEqual(1.2)
    app.clock.advance({ seconds: seconds + 1 })
  }
  expect(await outbox.deliverDue(app)).toBe(0)
  expect((await email(app, id)).tries).toBe(60)
})

test('an email that is held during a try stays held where the try fails', async () => {
  for (const failure of [new outbox.DeliveryError('Later.', { mayBeDelivered: true }), 'sent']) {
    const empty = await testApp()
    const send = async () => {
      await outbox.hold(empty.db, id)
      if (typeof failure === 'object') throw failure
      return failure
    }
    const app = { ...empty, mail: fixedMail({ send, close() {} }) }
    const id = await emailIn(app, 'waiting')
    await outbox.deliverDue(app)
    expect(await email(app, id)).toMatchObject(
      failure === 'sent' ? { state: 'sent' } : { state: 'held', perhaps_twice: 1 },
    )
  }
})

test('an email that is held during a try may be a duplicate once it is released', async () => {
  const app = await testApp()
  for (const state of ['waiting', 'sending'] as const) {
    const id = await emailIn(app, state)
    await outbox.hold(app.db, id)
    await outbox.release(app.db, app.clock.now(), id)
    const perhaps_twice = state === 'sending' ? 1 : 0
    expect(await email(app, id)).toMatchObject({ state: 'waiting', perhaps_twice })
  }
})

test('an email stays held whose try fails at the moment at which it is held', async () => {
  const app = await testApp()
  const id = await emailIn(app, 'sending')
  const failing = app.db
    .updateTable('emails')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
  await Promise.all([outbox.hold(app.db, id), failing.execute()])
  expect(await email(app, id)).toMatchObject({ state: 'held' })
})

test('a missing photo does not block its email', async () => {
  const { app, smtp } = await appWithMail()
  await outbox.add(
    app.db,
    app.clock.now(),
    { ...words, attachments: [{ filename: 'gone.jpg', key: 'enquiries/gone.jpg' }] },
    { held: false },
  )
  expect(await outbox.deliverDue(app)).toBe(1)
  expect(smtp.emails[0]).not.toContain('gone.jpg')
})

const words = {
  replyTo: { name: 'Layla Haddad', address: 'layla@example.com' },
  subject: 'Fees',
  text: 'How much?',
  html: '<p>How much?</p>',
  attachments: [],
}

/** An email to the agency in a state, after this many tries. */
async function emailIn(app: TestApp, state: State, tries = 7): Promise<number> {
  const id = await outbox.add(app.db, app.clock.now(), words, { held: state === 'held' })
  await app.db.updateTable('emails').set({ state, tries }).where('id', '=', id).execute()
  return id
}

function email(app: TestApp, id: number): Promise<EmailRow> {
  return app.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
