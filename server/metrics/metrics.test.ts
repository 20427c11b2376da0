import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import { buildServer } from '#server/http/fastify-server.ts'
import { holdTable } from '#test/hold-table.ts'
import { enquirer } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import { kindOf } from './route-kind.ts'
import { prometheus } from './prometheus.ts'

const config = {
  trustProxy: 0,
  uploadsNeedToken: false,
  backups: { folder: 'none', everyMs: 0, keep: 14 },
}

test('answers are counted by kind and status, and timed', async () => {
  const { figures, get } = await watched(await testApp())
  await get('/api/properties/7')
  await get('/api/categories')
  await get('/api/categories')
  await get('/uploads/nothing.jpg')
  await get('/healthz')
  await get('/nowhere')
  expect(await figures(/^site_requests?_(total|seconds_count)/)).toEqual({
    'site_requests_total{kind="api",status="2xx"}': 2,
    'site_requests_total{kind="api",status="4xx"}': 1,
    'site_requests_total{kind="file",status="4xx"}': 1,
    'site_requests_total{kind="health",status="2xx"}': 1,
    'site_requests_total{kind="rendered_page",status="4xx"}': 1,
    'site_requests_total{kind="kept_page",status="2xx"}': 0,
    'site_requests_total{kind="kept_page",status="3xx"}': 0,
    'site_request_seconds_count{kind="api"}': 3,
    'site_request_seconds_count{kind="file"}': 1,
    'site_request_seconds_count{kind="health"}': 1,
    'site_request_seconds_count{kind="rendered_page"}': 1,
  })
})

test('a letter that waits is told with its age', async () => {
  const app = await testApp()
  const { figures } = await watched(app)
  expect(await figures(/oldest|letters\{/)).toEqual({ ...NO_LETTERS, [OLDEST]: 0 })
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: '' }, ONCE)
  app.clock.advance({ hours: 2 })
  await enquiries.receive(app, { kind: 'listing', ...enquirer, address: '' }, ONCE)
  expect(await figures(/oldest|letters\{/)).toEqual({
    ...NO_LETTERS,
    'site_outbox_letters{state="waiting"}': 2,
    [OLDEST]: 7200,
  })
})

test('a database that does not answer takes only its own figures away, and only for so long', async () => {
  const app = await testApp()
  const { figures } = await watched(app)
  const letGo = await holdTable(app, 'emails')
  const about = /oldest|letters\{|database|content_version|resident/
  const began = Date.now()
  const held = await figures(about)
  expect(Date.now() - began).toBeLessThan(5000)
  expect(Object.keys(held).toSorted()).toEqual([
    'process_resident_memory_bytes',
    'site_content_version',
    'site_database_up',
  ])
  expect(held['site_database_up']).toBe(0)
  await letGo()
  expect(await figures(about)).toMatchObject({ site_database_up: 1, [OLDEST]: 0 })
})

test('what each route serves', () => {
  expect(kindOf('/api/openapi.json')).toBe('api')
  expect(kindOf('/login')).toBe('api')
  expect(kindOf('/assets/root-x.js')).toBe('asset')
  expect(kindOf('/favicon.svg')).toBe('asset')
  expect(kindOf('/uploads/:file')).toBe('file')
})

const ONCE = { recentFromAddress: 1 }
const OLDEST = 'site_oldest_undelivered_enquiry_seconds'
const NO_LETTERS = Object.fromEntries(
  ['waiting', 'sending', 'failed', 'held'].map((state) => [
    `site_outbox_letters{state="${state}"}`,
    0,
  ]),
)

async function watched(app: TestApp) {
  const context = { ...app, config }
  const { watch, registry } = prometheus(context)
  const server = await buildServer(context, pino({ level: 'silent' }), undefined, watch)
  onTestFinished(() => server.close())
  return {
    get: (url: string) => server.inject({ url }),
    figures: async (about: RegExp): Promise<Record<string, number>> => {
      const lines = (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'))
      return Object.fromEntries(
        lines
          .filter((line) => about.test(line))
          .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      )
    },
  }
}
