import { expect, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { NotFound } from '#domain/problem.ts'
import { appWithMail } from '#test/app-with-mail.ts'
import { enquirer } from '#test/samples.ts'

import * as answers from './answers.server.ts'
import * as events from './events.server.ts'
import * as notices from './notices.server.ts'

test('an answer that could not be delivered is tried again, and nothing else is sent', async () => {
  const { app } = await appWithMail()
  const message = { kind: 'contact', ...enquirer, subject: 'Fees', message: '?' } as const
  await enquiries.receive(app, message, { recentFromNetwork: 1 })
  app.clock.advance({ days: 2 })
  await notices.sendDue(app)
  await answers.answer(app, 1, { channel: 'email', subject: '', text: 'Two per cent.' })
  const emails = app.db.updateTable('emails')
  await emails.set({ state: 'sent' }).execute()
  await emails.set({ state: 'failed' }).where('to_address', '=', enquirer.email).execute()
  await emails.set({ state: 'failed' }).where('subject', 'like', 'An enquiry%').execute()
  await answers.retryEmails(app, 1)
  const stored = await app.db.selectFrom('emails').select('state').orderBy('id').execute()
  const reminders = ['failed', 'failed', 'failed']
  expect(stored.map(({ state }) => state)).toEqual(['sent', ...reminders, 'waiting'])
  const answer = (await events.list(app.db, 1)).find(({ what }) => what === 'email')
  expect(answer).toMatchObject({ email_state: 'waiting' })
  await expect(answers.retryEmails(app, 9)).rejects.toBeInstanceOf(NotFound)
})
