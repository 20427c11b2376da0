import { writeFileSync } from 'node:fs'

import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Pool } from 'pg'

import { createContentVersion } from '#domain/content-version/version.ts'
import { searchIndexCache } from '#domain/search/index-cache.ts'
import type { Tables } from '#storage/database/tables.ts'

import type { Question } from './queries.ts'

const PLANS = new URL('../../../docs/PLANS.md', import.meta.url)

/** Writes how PostgreSQL goes about every question, with what it has read to answer it. */
export async function writePlans(
  address: string,
  questions: Question[],
  listings: number,
): Promise<void> {
  const pool = new Pool({ connectionString: address })
  const asked: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  })
  const content = createContentVersion()
  const inventory = searchIndexCache(content)
  await inventory.get('count', () => Promise.resolve({ searchedIn: 'server', count: listings }))
  const parts: string[] = []
  for (const { name, ask, flat } of questions) {
    asked.length = 0
    await ask({ db, searchIndex: inventory, contentVersion: content })
    const queries = asked.filter(({ sql }) => !isOfAFew(sql))
    const plans = []
    for (const query of queries) plans.push(await explained(pool, query))
    parts.push(`## ${capital(name)}\n\n${flat}\n\n${plans.join('\n\n')}`)
  }
  await db.destroy()
  writeFileSync(PLANS, `${heading(listings)}\n\n${parts.join('\n\n')}\n`)
}

function heading(listings: number): string {
  const day = new Date().toISOString().slice(0, 10)
  return `# Query plans

How PostgreSQL answers what pages and the dashboard ask of ${listings.toLocaleString('en')} listings.
Written by \`npm run bench -- million\` on ${day}: the very queries that the site sends, each asked once
before. Buffers are blocks of 8 kB; times are those of the machine that day. What reads the few
categories, locations and photos is left out.`
}

function isOfAFew(sql: string): boolean {
  return /^select [^(]* from "(categories|locations|media)"/.test(sql)
}

async function explained(pool: Pool, { sql, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, costs off) ${sql}`,
    [...parameters],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return `\`\`\`sql\n${sql}\n-- ${JSON.stringify(parameters)}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\``
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
