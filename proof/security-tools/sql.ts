import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import limit from 'p-limit'

import type { Section } from '#proof/report/section.ts'
import {
  operationsOf,
  type ApiDocument,
  type Operation,
  type Schema,
} from '#test/calls/operation.ts'
import { startPostgres } from '#test/postgres.ts'

import { need, runTo } from './debian.ts'
import { withDemoSite, type DemoSite } from './demo-site.ts'
import { nothing } from './findings.ts'

/** A request with a star at each place that sqlmap is to try. */
interface Target {
  name: string
  line: string
  headers?: string[]
  body?: string
}

interface Tried {
  engine: string
  targets: number
  places: number
  /** How many requests the site has answered meanwhile. */
  requests: number
  findings: string[]
}

/** sqlmap, at every place where the site takes something: paths, queries, bodies, headers. */
export async function sqlOnSqlite(): Promise<Section> {
  need(['sqlmap', 'sqlmap'])
  return section(await withDemoSite((site) => tryAll(site, 'SQLite'), SETTINGS))
}

export async function sqlOnPostgres(): Promise<Section> {
  need(['sqlmap', 'sqlmap'])
  const postgres = await startPostgres()
  try {
    const settings = { ...SETTINGS, DATABASE_URL: postgres.url() }
    return section(await withDemoSite((site) => tryAll(site, 'PostgreSQL'), settings))
  } finally {
    await postgres.stop()
  }
}

const AT_ONCE = 3
const SETTINGS = { LOG_LEVEL: 'info' }

async function tryAll(site: DemoSite, engine: string): Promise<Tried> {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as ApiDocument
  const targets = [...PAGES, ...operationsOf(document).flatMap(targetOf)]
  const findings: string[] = []
  const inTurn = limit(AT_ONCE)
  await inTurn.map(targets, async (target) => {
    const finding = await tryOne(site, target, engine)
    console.log(`${engine}: ${target.name}: ${finding ?? 'not injectable'}`)
    if (finding) findings.push(`${engine}: ${target.name}: ${finding}`)
  })
  const places = targets.reduce((sum, target) => sum + starsIn(target), 0)
  const requests = site.output().split('"msg":"answered"').length - 1
  return { engine, targets: targets.length, places, requests, findings }
}

const PAGES: Target[] = [
  {
    name: 'the list, its search',
    line: 'GET /properties?searchTerm=villa*&selectedCategory=Villa*&selectedLocation=Dubai*',
  },
  { name: 'a listing', line: 'GET /properties2/1*?others=1*' },
  { name: 'the blog', line: 'GET /blog?show=6*' },
  { name: 'a post', line: 'GET /BlogInfo/1*?more=1*' },
  { name: 'a photo', line: 'GET /uploads/a*.jpg?w=400*' },
  {
    name: 'headers of a page',
    line: 'GET /properties',
    headers: ['User-Agent: Mozilla*', 'Referer: http://localhost/*', 'Cookie: a=b*'],
  },
  {
    name: 'headers of an enquiry',
    line: 'POST /api/send-listproperty',
    headers: [
      'Content-Type: application/json',
      'Idempotency-Key: a*',
      'X-Form-Token: b*',
      'X-Forwarded-For: 10.0.0.1*',
    ],
    body: '{"name":"L","email":"l@example.com","phone":"1","address":"x"}',
  },
]

/** A call with a star in every parameter and every field; none where it takes nothing. */
function targetOf({ name, method, path, parameters, body }: Operation): Target[] {
  const query = parameters.filter(({ in: place }) => place === 'query')
  const search = query.map(({ name }) => `${name}=1*`).join('&')
  // Not one's own session, which would be the end of the trial.
  const filled = path.replaceAll(/\{\w+\}/g, path.includes('sessions') ? '999*' : '2*')
  const line = `${method} ${search ? `${filled}?${search}` : filled}`
  const fields = Object.entries((body?.schema['properties'] ?? {}) as Record<string, Schema>)
  if (!body) return line.includes('*') ? [{ name, line }] : []
  if (body.type === 'json') {
    const json = Object.fromEntries(
      fields.map(([field, schema]) => [field, starred(field, schema)]),
    )
    const headers = ['Content-Type: application/json']
    return [{ name, line, headers, body: JSON.stringify(json) }]
  }
  const parts = fields
    .filter(([, { format }]) => format !== 'binary')
    .map(([field]) => `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\ntext*\r\n`)
  const headers = ['Content-Type: multipart/form-data; boundary=b']
  return parts.length === 0 ? [] : [{ name, line, headers, body: `${parts.join('')}--b--\r\n` }]
}

function starred(name: string, schema: Schema): unknown {
  if (name === 'email') return 'layla*@example.com'
  return schema['type'] === 'array' ? ['1*'] : '1*'
}

function starsIn({ line, headers = [], body = '' }: Target): number {
  return [line, ...headers, body].join('').split('*').length - 1
}

/** What sqlmap says is injectable; null where nothing is. */
async function tryOne(site: DemoSite, target: Target, engine: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlmap-'))
  try {
    const file = join(folder, 'request')
    await writeFile(file, requestOf(site, target))
    const how = [
      '--batch',
      '--level=1',
      '--risk=2',
      `--dbms=${engine}`,
      '--ignore-code=*',
      '--ignore-stdin',
    ]
    const bounds = ['--timeout=20', '--retries=1', '--output-dir', folder, '--disable-coloring']
    const { printed } = await runTo('sqlmap', ['-r', file, ...how, ...bounds], { minutes: 10 })
    if (printed.includes('do not appear to be injectable')) return null
    return printed.split('\n').slice(-25).join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function requestOf({ url, token }: DemoSite, { line, headers = [], body = '' }: Target): string {
  const { host } = new URL(url)
  const head = [
    `${line} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

function section({ engine, targets, places, requests, findings }: Tried): Section {
  return {
    title: `SQL injection, on ${engine}`,
    says: `sqlmap, level 1 and risk 2, told which database it meets, with an administrator's token: every
parameter of every call in the API's document, of the pages, and the headers that are read.`,
    tables: [
      {
        head: ['calls and pages', 'places tried', 'requests', 'injectable'],
        rows: [[targets, places, requests, findings.length].map(String)],
      },
    ],
    figures: [nothing(`sqlmap on ${engine}: injectable of ${places} places`, findings)],
  }
}
