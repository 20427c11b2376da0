import { mkdirSync, writeFileSync } from 'node:fs'

import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Pool } from 'pg'

import { agencySettings } from '#domain/agency/agency.server.ts'
import { createContentVersion } from '#domain/content-version/version.ts'
import { searchIndexCache } from '#domain/search/index-file.server.ts'
import type { Tables } from '#storage/database/tables.ts'

import { RESULTS_FOLDER } from '#proof/report/run-parts.ts'

import type { MeasuredQuery } from './queries.ts'

/** Writes PostgreSQL's plan of every query, with the blocks that it reads. */
export async function writeQueryPlans(
  address: string,
  queries: MeasuredQuery[],
  listings: number,
): Promise<void> {
  const pool = new Pool({ connectionString: address })
  const sent: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  const contentVersion = createContentVersion()
  const searchIndex = searchIndexCache(contentVersion)
  const agency = agencySettings({ db, contentVersion, log: console })
  await searchIndex.get('count', () => Promise.resolve({ searchedIn: 'server', count: listings }))
  const parts: string[] = []
  for (const { name, query } of queries) {
    sent.length = 0
    await query({ db, searchIndex, contentVersion, agency })
    const plans: string[] = []
    for (const one of sent.filter(({ sql }) => !readsSmallTable(sql)))
      plans.push(await explainQuery(pool, one))
    const title = name.slice(0, 1).toUpperCase() + name.slice(1)
    parts.push(`## ${title}\n\n${plans.join('\n\n')}`)
  }
  await db.destroy()
  mkdirSync(RESULTS_FOLDER, { recursive: true })
  const file = new URL('query-plans.md', RESULTS_FOLDER)
  writeFileSync(file, `${heading(listings)}\n\n${parts.join('\n\n')}\n`)
}

function heading(listings: number): string {
  const day = new Date().toISOString().slice(0, 10)
  return `# Query plans

How PostgreSQL runs the queries of the pages and the admin list with ${listings.toLocaleString('en')} listings.
Written by \`npm run bench -- million\` on ${day} with the queries that the site sends, each run once
before. Buffers are blocks of 8 kB. Queries of categories, locations and photos are left out.`
}

function readsSmallTable(sql: string): boolean {
  return /^select [^(]* from "(categories|locations|photos)"/.test(sql)
}

async function explainQuery(pool: Pool, { sql, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${sql}`,
    [...parameters],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return `\`\`\`sql\n${sql}\n-- ${JSON.stringify(parameters)}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\``
}
