import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import limit from 'p-limit'

import { assertNothingMissing, missingTools, runTool } from '#proof/debian-tools.ts'
import { startAdminSite, type AdminSite } from '#proof/sites.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { operationsOf, type Operation, type Schema } from '#test/openapi/operation.ts'
import { startPostgres } from '#test/postgres.ts'

import { readApiDocument } from './api-fuzzing.ts'

/** A request with a star at each injection point that sqlmap tries. */
interface InjectionTarget {
  name: string
  line: string
  headers?: string[]
  body?: string
}

export function testSqlOnSqlite(): Promise<Section> {
  return runSqlmap('SQLite')
}

export async function testSqlOnPostgres(): Promise<Section> {
  await using postgres = await startPostgres()
  return await runSqlmap('PostgreSQL', { DATABASE_URL: postgres.url() })
}

const CONCURRENCY = 3
const MAX_MINUTES = 10

/** Runs sqlmap on everything that the site reads: paths, queries, bodies, headers. */
async function runSqlmap(engine: string, settings?: Record<string, string>): Promise<Section> {
  assertNothingMissing(missingTools('sqlmap'))
  await using site = await startAdminSite({ LOG_LEVEL: 'info', ...settings })
  const operations = operationsOf(await readApiDocument(site))
  const targets = [...PAGE_TARGETS, ...operations.flatMap(targetOf)]
  const findings: string[] = []
  await limit(CONCURRENCY).map(targets, async (target) => {
    const finding = await testTarget(site, target, engine)
    console.log(`${engine}: ${target.name}: ${finding ?? 'not injectable'}`)
    if (finding) findings.push(`${engine}: ${target.name}: ${finding}`)
  })
  const points = targets.reduce((sum, target) => sum + countStars(target), 0)
  // What the site has served meanwhile.
  const requests = site.output().split('"msg":"answered"').length - 1
  return {
    title: `SQL injection, on ${engine}`,
    description:
      "sqlmap, level 1 and risk 2, with the name of the database and an administrator's token, on every parameter of every API route and of the pages, and on the headers that the site reads.",
    tables: [
      table('routes and pages | injection points | requests | injectable', [
        [targets.length, points, requests, findings.length],
      ]),
    ],
    goals: [noFindings(`sqlmap on ${engine}: injectable of ${points} points`, findings)],
  }
}

const PAGE_TARGETS: InjectionTarget[] = [
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

/** An API route with a star in every parameter and field; none where it reads nothing. */
function targetOf({ name, method, path, parameters, body }: Operation): InjectionTarget[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const search = query.map(({ name }) => `${name}=1*`).join('&')
  // Never the session that sqlmap itself uses: ending it would end the test.
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

function countStars({ line, headers = [], body = '' }: InjectionTarget): number {
  return [line, ...headers, body].join('').split('*').length - 1
}

/** The end of sqlmap's output where something is injectable; null where nothing is. */
async function testTarget(
  site: AdminSite,
  target: InjectionTarget,
  engine: string,
): Promise<string | null> {
  await using folder = await temporaryFolder('sqlmap')
  const file = join(folder.path, 'request')
  await writeFile(file, requestOf(site, target))
  const options = `--batch --level=1 --risk=2 --dbms=${engine} --ignore-code=* --ignore-stdin`
  const limits = ['--timeout=20', '--retries=1', '--output-dir', folder.path, '--disable-coloring']
  const printed = await runTool(
    'sqlmap',
    ['-r', file, ...options.split(' '), ...limits],
    MAX_MINUTES,
  )
  if (printed.includes('do not appear to be injectable')) return null
  return printed.split('\n').slice(-25).join('\n')
}

function requestOf(
  { url, token }: AdminSite,
  { line, headers = [], body = '' }: InjectionTarget,
): string {
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
