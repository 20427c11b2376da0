import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Gauge, type Registry } from 'prom-client'

import * as outbox from '#domain/mail/outbox.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { gauge } from './gauge.ts'

/** Who asks for figures is not kept waiting for longer by a database that is away. */
const PATIENCE_MS = 1000

/**
 * What the database tells, read when somebody asks. All workers tell the same, so that the largest
 * stands for all. Where the database does not answer, these figures are missing and no other.
 */
export function outboxMetrics(app: AppContext, registers: Registry[]): void {
  const backlog = together(() => orNothing(outbox.backlog(app)))
  const letters = new Gauge({
    name: 'site_outbox_letters',
    help: 'Letters of enquiries that have not gone out: waiting, sending, failed for good, held as spam.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const found = await backlog()
      letters.reset()
      for (const [state, count] of Object.entries(found?.letters ?? {}))
        letters.set({ state }, count)
    },
  })
  gauge(
    {
      name: 'site_oldest_undelivered_enquiry_seconds',
      help: 'Age of the oldest enquiry whose letter should have gone out and has not; 0 for none.',
      aggregator: 'max',
    },
    registers,
    async () => {
      const found = await backlog()
      return found && ageOf(found.oldestUndelivered, app.clock.now())
    },
  )
  gauge(
    {
      name: 'site_database_up',
      help: '1 where the database answered within a second, else 0.',
      aggregator: 'min',
    },
    registers,
    async () => ((await backlog()) ? 1 : 0),
  )
  gauge(
    {
      name: 'site_mail_on',
      help: '1 where a mail server is set; else letters wait until one is.',
      aggregator: 'min',
    },
    registers,
    () => (app.mail === 'off' ? 0 : 1),
  )
}

export function contentMetrics({ contentVersion }: AppContext, registers: Registry[]): void {
  gauge(
    {
      name: 'site_content_version',
      help: 'Changes of the public content that this process, or the last of its workers, knows of.',
      aggregator: 'min',
    },
    registers,
    () => contentVersion.current(),
  )
}

export function connectionMetrics(server: HttpServer, registers: Registry[]): void {
  const count = promisify(server.getConnections.bind(server))
  gauge({ name: 'site_open_connections', help: 'Connections that are open.' }, registers, count)
}

function ageOf(since: Date | undefined, now: Date): number {
  return since ? (now.getTime() - since.getTime()) / 1000 : 0
}

/** Those who ask while it is being read share one reading. */
function together<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | undefined
  return () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))
}

async function orNothing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  const patience = new AbortController()
  const waited = wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false })
  try {
    return await Promise.race([found, waited])
  } catch {
    return undefined
  } finally {
    patience.abort()
    waited.catch(() => {})
    found.catch(() => {})
  }
}
