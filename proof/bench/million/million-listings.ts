import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import * as demo from '#demo/demo.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'

export const LISTINGS = 1_000_000

/** A data folder and a PostgreSQL database with a million listings. */
export interface MillionListings {
  settings: { DATABASE_URL: string; DATA_DIR: string; DEMO: string; LOG_LEVEL: string }
  remove(): Promise<void>
}

/**
 * Fills a PostgreSQL of its own, as `npm run demo` does; that takes minutes. A database that is
 * already filled is used as it is where `MILLION_DATABASE_URL` names it.
 */
export async function openMillionListings(): Promise<MillionListings> {
  const folder = mkdtempSync(join(tmpdir(), 'million-'))
  const filled = process.env['MILLION_DATABASE_URL']
  const postgres = filled === undefined ? await startPostgres({ durable: true }) : null
  const DATABASE_URL = filled ?? (await createDatabase(postgres?.url() ?? ''))
  const settings = { DATABASE_URL, DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn' }
  if (filled === undefined) await fill(settings)
  return {
    settings,
    async remove() {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fill(settings: MillionListings['settings']): Promise<void> {
  console.log(`Filling a database with ${LISTINGS} listings …`)
  const assembled = await assemble(readConfig(settings), { patient: true })
  const { app } = assembled
  await demo.addMany(app, { properties: LISTINGS, posts: 0 }, () => {})
  // PostgreSQL does this by itself within minutes; done here, all runs begin alike.
  await sql`vacuum analyze`.execute(app.db)
  await assembled.close()
}
