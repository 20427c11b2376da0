import { sendAlerts } from '#domain/alerts/send-alerts.server.ts'
import * as content from '#domain/content-version/content-version.server.ts'
import { answer } from '#domain/enquiries/follow-up/answers.server.ts'
import * as notices from '#domain/enquiries/follow-up/notices.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as webhooks from '#domain/webhooks/deliver.server.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import type { Step, StepResult } from './month-plan.ts'

// A process of a site whose clock the parent sets: it takes the enquiries of each step, answers
// those that the parent names, and runs every job until nothing is left to do.

const { app: assembled } = await assemble(readConfig(process.env))
let now = new Date(0)
const app = { ...assembled, clock: { now: () => now } }

async function runStep({
  number,
  at,
  enquiries: arrived,
  answers,
  homes,
}: Step): Promise<StepResult> {
  now = new Date(at)
  for (const title of homes) await publish(title)
  for (const { key, trap, enquiry } of arrived)
    await enquiries.receive(app, enquiry, { recentFromNetwork: 1, idempotencyKey: key, trap })
  for (const key of answers) {
    const found = await app.db
      .selectFrom('enquiries')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow()
    await answer(app, found.id, { channel: 'email', text: 'Tomorrow at ten?', key })
  }
  await content.catchUp(app)
  await sendAlerts(app)
  await notices.sendDue(app)
  await outbox.deliverDue(app)
  await webhooks.deliverDue(app)
  return { done: number }
}

/** On a busy machine PostgreSQL may answer late; a visitor then sends it again, and a job runs again. */
async function runStepWithRetries(step: Step): Promise<StepResult> {
  for (;;) {
    try {
      return await runStep(step)
    } catch (error) {
      if (storeUnavailable(error) !== 'unreachable') throw error
    }
  }
}

/** Once, however often the step is repeated. */
async function publish(properties_title: string): Promise<void> {
  const known = await app.db
    .selectFrom('properties')
    .select('id')
    .where('title', '=', properties_title)
    .executeTakeFirst()
  if (!known) await properties.create(app, { properties_title, price: '1500000', currency: 'AED' })
}

process.on('message', (step: Step) => {
  runStepWithRetries(step).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send?.({ done: 0 } satisfies StepResult)
