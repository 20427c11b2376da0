import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import { enquirer } from '#test/samples.ts'
import { testApp } from '#test/test-app.ts'

import { cleanUp } from './clean-up.ts'

const DAY_MS = 86_400_000

test('personal data is deleted in time, also while files cannot be listed', async () => {
  const app = await testApp()
  const contact = { kind: 'contact' as const, ...enquirer, subject: 'Fees', message: 'How much?' }
  await enquiries.receive(app, contact, { recentFromNetwork: 1 })
  await audit.record(app.db, app, { what: 'logged-in' })
  app.clock.advance({ days: 31 })
  const list = () => {
    throw new Error('EACCES')
  }
  const files = { ...app.files, list }
  const retention = { enquiryRetentionMs: 30 * DAY_MS, auditRetentionMs: 30 * DAY_MS }
  await expect(cleanUp({ ...app, files }, retention)).rejects.toThrow(AggregateError)
  expect((await inbox.summary(app)).newest).toBeNull()
  expect(await app.db.selectFrom('audit').select('what').execute()).not.toContainEqual({
    what: 'logged-in',
  })
})
