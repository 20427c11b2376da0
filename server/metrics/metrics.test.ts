import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { buildServer } from '#server/http/fastify-server.ts'
import { holdTable } from '#test/hold-table.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { collectMetrics, kindOfRoute } from './prometheus.ts'

const config = {
  trustProxy: 0,
  uploadsNeedToken: false,
  backups: { folder: 'none', everyMs: 0, keep: 14 },
}

test('responses are counted by kind and status, and timed', async () => {
  const { readMetrics, get } = await observed(await testApp())
  await get('/api/properties/7')
  await get('/api/categories')
  await get('/api/categories')
  await get('/uploads/nothing.jpg')
  await get('/healthz')
  await get('/nowhere')
  expect(await readMetrics(/^site_requests?_(total|seconds_count)/)).toEqual({
    'site_requests_total{kind="api",status="2xx"}': 2,
    'site_requests_total{kind="api",status="4xx"}': 1,
    'site_requests_total{kind="file",status="4xx"}': 1,
    'site_requests_total{kind="health",status="2xx"}': 1,
    'site_requests_total{kind="rendered_page",status="4xx"}': 1,
    'site_requests_total{kind="cached_page",status="2xx"}': 0,
    'site_requests_total{kind="cached_page",status="3xx"}': 0,
    'site_request_seconds_count{kind="api"}': 3,
    'site_request_seconds_count{kind="file"}': 1,
    'site_request_seconds_count{kind="health"}': 1,
    'site_request_seconds_count{kind="rendered_page"}': 1,
  })
})

test('waiting emails are counted, with the age of the oldest', async () => {
  const app = await testApp()
  const { readMetrics } = await observed(app)
  expect(await readMetrics(/oldest|emails\{/)).toEqual({ ...NO_EMAILS, [OLDEST]: 0 })
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: '' }, FIRST_ATTEMPT)
  app.clock.advance({ hours: 2 })
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: '' }, FIRST_ATTEMPT)
  expect(await readMetrics(/oldest|emails\{/)).toEqual({
    ...NO_EMAILS,
    'site_outbox_emails{state="waiting"}': 2,
    [OLDEST]: 7200,
  })
})

test('while the database does not respond only its own metrics are missing, after a short wait', async () => {
  const app = await testApp()
  const { readMetrics } = await observed(app)
  const release = await holdTable(app, 'emails')
  const pattern = /oldest|emails\{|database|content_version|resident/
  const startedAt = Date.now()
  const metrics = await readMetrics(pattern)
  expect(Date.now() - startedAt).toBeLessThan(5000)
  expect(Object.keys(metrics).toSorted()).toEqual([
    'process_resident_memory_bytes',
    'site_content_version',
    'site_database_up',
  ])
  expect(metrics['site_database_up']).toBe(0)
  await release()
  expect(await readMetrics(pattern)).toMatchObject({ site_database_up: 1, [OLDEST]: 0 })
})

test('the kind of a route', () => {
  const kinds = {
    api: ['/api/openapi.json', '/api/*', '/login', '/properties/inventory/:hash'],
    asset: ['/assets/*', '/brand/*', '/brand-files/:name', '/favicon.svg', '/map/dubai.pmtiles'],
    file: ['/uploads/:file'],
    generated: [
      '/feeds/bayut.xml',
      '/tour/:token/tour.ics',
      '/calendars/:token.ics',
      '/ar/properties2/:id/brochure.pdf',
      '/share.jpg',
    ],
  }
  for (const [kind, routes] of Object.entries(kinds))
    for (const route of routes) expect(kindOfRoute(route), route).toBe(kind)
})

const FIRST_ATTEMPT = { recentFromNetwork: 1 }
const OLDEST = 'site_oldest_undelivered_enquiry_seconds'
const NO_EMAILS = Object.fromEntries(
  ['waiting', 'sending', 'failed', 'held'].map((state) => [
    `site_outbox_emails{state="${state}"}`,
    0,
  ]),
)

async function observed(app: TestApp) {
  const context: AppContext = { ...app, config, withoutTimeouts: (work) => work(app.db) }
  const { metrics, registry } = collectMetrics(context)
  const server = await buildServer(context, pino({ level: 'silent' }), undefined, metrics)
  onTestFinished(() => server.close())
  return {
    get: (url: string) => server.inject({ url }),
    readMetrics: async (pattern: RegExp): Promise<Record<string, number>> => {
      const lines = (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
      return Object.fromEntries(
        lines
          .filter((line) => pattern.test(line))
          .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      )
    },
  }
}
