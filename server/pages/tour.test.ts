import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { addressContext, appContext, formContext } from '#app/context.ts'
import { action } from '#app/site/tour/page.tsx'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as answers from '#domain/enquiries/tours/tour-answers.server.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

const FIRST = { tour_day: '2026-03-03', tour_time: '14:30' }
const OFFERED = { tour_day: '2026-03-04', tour_time: '12:00' }
const OTHER = { tour_day: '2026-03-05', tour_time: '10:00' }

test('the page of a tour says what was changed, and what was not', async () => {
  const app = await testApp()
  const token = await propose(app)
  expect(await change(app, token, FIRST)).toBe(
    'This is the time of your tour already. Nothing was changed.',
  )
  expect(await change(app, token, OTHER)).toBe('Your tour is moved. We have told the agency.')
  await answers.proposeTimes(app, 1, { times: ['2026-03-04T08:00:00.000Z'] })
  expect(await change(app, token, OFFERED)).toBe('Your tour is confirmed. We have told the agency.')
  expect(await change(app, token, { intent: 'cancel' })).toBe(
    'Your tour is cancelled. We have told the agency.',
  )
})

async function propose(app: TestApp): Promise<string> {
  const sent = { kind: 'tour', ...enquirer, message: 'May we see it?', ...FIRST } as const
  const arrival = { recentFromNetwork: 1, network: '192.0.2.1' }
  const { tour = '' } = await enquiries.receive(app, sent, arrival)
  return tour.slice('/tour/'.length)
}

/** Sends a form of the page, and returns the sentence that it shows. */
async function change(app: TestApp, token: string, fields: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(addressContext, '192.0.2.1')
  context.set(formContext, () => Promise.resolve({ fields, files: [] }))
  const url = new URL(`/tour/${token}`, app.publicUrl)
  const args = { context, params: { token }, request: new Request(url, { method: 'POST' }) }
  const result = await action(args as unknown as Parameters<typeof action>[0])
  return result.data.message
}
