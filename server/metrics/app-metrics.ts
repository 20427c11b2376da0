import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'

import * as outbox from '#domain/mail/outbox.server.ts'
import type { AppContext } from '#server/app-context.ts'

/** A database that is unavailable delays the metrics no longer than this. */
const DATABASE_TIMEOUT_MS = 1000

/**
 * Read from the database when metrics are collected, and omitted where it does not respond. All
 * workers read the same values, so they are combined by the maximum and not by the sum.
 */
export function appMetrics(app: AppContext, registers: Registry[]): void {
  const backlog = shareRunning(() => orUndefined(outbox.backlog(app)))
  const emails = new Gauge({
    name: 'site_outbox_emails',
    help: 'Emails to the agency and answers to visitors that have not gone out: waiting, sending, failed for good, held as spam.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const current = await backlog()
      emails.reset()
      for (const [state, count] of Object.entries(current?.emails ?? {}))
        emails.set({ state }, count)
    },
  })
  gauge(registers, {
    name: 'site_oldest_undelivered_enquiry_seconds',
    help: 'Age of the oldest email of an enquiry, or answer to one, that should have gone out and has not; 0 for none.',
    aggregator: 'max',
    async read() {
      const current = await backlog()
      const now = app.clock.now()
      return current && (now.getTime() - (current.oldestUndelivered ?? now).getTime()) / 1000
    },
  })
  gauge(registers, {
    name: 'site_database_up',
    help: '1 where the database answered within a second, else 0.',
    aggregator: 'min',
    read: async () => ((await backlog()) ? 1 : 0),
  })
  gauge(registers, {
    name: 'site_mail_on',
    help: '1 where a mail server is set; else emails wait until one is.',
    aggregator: 'min',
    read: async () => ((await app.mail.current(app.db)) === 'off' ? 0 : 1),
  })
  gauge(registers, {
    name: 'site_content_version',
    help: 'Changes of the public content that this process, or the last of its workers, knows of.',
    aggregator: 'min',
    read: () => app.contentVersion.current(),
  })
}

export function connectionMetrics(server: HttpServer, registers: Registry[]): void {
  gauge(registers, {
    name: 'site_open_connections',
    help: 'Connections that are open.',
    read: promisify(server.getConnections.bind(server)),
  })
}

/** Calls during a read share its result. */
function shareRunning<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () =>
    (running ??= read().finally(() => {
      running = undefined
    }))
}

async function orUndefined<Result>(result: Promise<Result>): Promise<Result | undefined> {
  const timeout = wait(DATABASE_TIMEOUT_MS, undefined, { ref: false })
  return Promise.race([result, timeout]).catch(() => undefined)
}

interface GaugeOptions extends GaugeConfiguration<string> {
  read: () => number | undefined | Promise<number | undefined>
}

/** A gauge that is read when metrics are collected, and omitted where its value is unknown. */
export function gauge(registers: Registry[], { read, ...options }: GaugeOptions): void {
  const metric: Gauge = new Gauge({
    ...options,
    registers,
    async collect() {
      const value = await read()
      if (value === undefined) metric.remove()
      else metric.set(value)
    },
  })
}
