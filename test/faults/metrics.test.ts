import { execFileSync } from 'node:child_process'

import { expect, onTestFinished, test } from 'vitest'

import { freePort } from '#test/free-port.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test.each([
  ['one process', '1'],
  ['two workers together', '2'],
])(
  'metrics are served on a port of their own, also while a worker hangs (%s)',
  async (_, workers) => {
    const port = String(await freePort())
    const site = await startSite({
      DEMO: '0',
      DATA_DIR: temporaryFolder(),
      LOG_LEVEL: 'silent',
      METRICS_PORT: port,
      WORKERS: workers,
    })
    onTestFinished(async () => {
      await site.stop()
    })
    const figures = () => figuresAt(`http://127.0.0.1:${port}/metrics`)
    const before = await figures()
    expect(before['site_database_up']).toBe(1)
    expect(before['process_resident_memory_bytes']).toBeGreaterThan(50e6 * Number(workers))

    const asked = 20
    for (let at = 0; at < asked; at++) await visit(site.url, '/about', 200)
    const tag = await visit(site.url, '/about', 200)
    for (let at = 0; at < asked; at++) await visit(site.url, '/about', 304, tag)
    await visit(site.url, '/missing', 404)
    await visit(site.url, '/favicon.svg', 200)
    await visit(site.url, '/api/categories', 200)
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)

    const after = await figures()
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    const pages = (kind: string, status: string) =>
      grown(`site_requests_total{kind="${kind}",status="${status}"}`)
    // Each worker renders the page for its first visitor.
    const rendered = pages('rendered_page', '2xx') + pages('rendered_page', '3xx')
    expect(rendered).toBeLessThanOrEqual(Number(workers))
    expect(pages('rendered_page', '2xx') + pages('cached_page', '2xx')).toBe(asked + 1)
    expect(pages('rendered_page', '3xx') + pages('cached_page', '3xx')).toBe(asked)
    expect(grown('site_page_cache_hits_total')).toBe(2 * asked + 1 - rendered)
    expect(grown('site_page_cache_misses_total')).toBeGreaterThan(0)
    expect(after['site_page_cache_bytes']).toBeGreaterThan(0)
    expect(pages('rendered_page', '4xx')).toBe(2)
    expect(pages('asset', '2xx')).toBe(1)
    expect(grown('site_request_seconds_count{kind="api"}')).toBe(1)
    expect(after['site_open_connections']).toBeGreaterThan(0)
    expect(after['nodejs_eventloop_lag_p99_seconds']).toBeGreaterThan(0)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    if (workers === '2') await expectFiguresWithoutHungWorker(site, figures)
  },
)

/** A worker that hangs is left out, and the figures of the others come all the same. */
async function expectFiguresWithoutHungWorker(
  { process: { pid } }: RunningSite,
  figures: () => Promise<Record<string, number>>,
): Promise<void> {
  const hung = Number(execFileSync('pgrep', ['-n', '-P', String(pid)]).toString())
  const both = await figures()
  process.kill(hung, 'SIGSTOP')
  try {
    const one = await figures()
    expect(one['site_database_up']).toBe(1)
    expect(one['process_resident_memory_bytes']).toBeLessThan(
      (both['process_resident_memory_bytes'] ?? 0) * 0.75,
    )
  } finally {
    process.kill(hung, 'SIGCONT')
  }
}

async function visit(url: string, path: string, status: number, tag?: string): Promise<string> {
  const headers = tag === undefined ? {} : { 'if-none-match': tag }
  const answer = await fetch(url + path, { headers })
  await answer.arrayBuffer()
  expect(answer.status).toBe(status)
  return answer.headers.get('etag') ?? ''
}

async function figuresAt(url: string): Promise<Record<string, number>> {
  const lines = (await (await fetch(url)).text()).split('\n').filter((line) => /^\w/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
}
