import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import { openDatabase, type Database } from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { withNextMigration } from '#test/next-migration.ts'

import { siteSetup, type SiteSetup } from './site-setup.ts'

/** A filled site that lacks the last migration and can be copied any number of times. */
export interface OldSite {
  copy(): Promise<SiteSetup>
}

/** The sites start with one more migration than the filled database has. */
const NODE_OPTIONS = `--import=${import.meta.resolve('#test/next-migration-preload.ts')}`
const LISTINGS = 5000
const BATCH_SIZE = 500
const CREATED_AT = '2024-03-01T08:00:00.000Z'

/** With the URL of a PostgreSQL server its database is there, else in a SQLite file. */
export async function createOldSite(folder: string, server?: string): Promise<OldSite> {
  const template = server === undefined ? fileTemplate(folder) : serverTemplate(folder, server)
  const { database } = await template.copy('old')
  const opened = await openDatabase(database, { patient: true })
  const { db, engine } = opened
  await migrate(db, engine)
  for (let first = 1; first <= LISTINGS; first += BATCH_SIZE) await fill(db, first)
  await opened.close()
  let copies = 0
  return { copy: () => template.copy(`copy-${++copies}`, 'old') }
}

async function fill(db: Database, first: number): Promise<void> {
  const numbers = Array.from({ length: BATCH_SIZE }, (_, index) => first + index)
  const listings = numbers.map((number) => ({ ...LISTING, title: titleOf(number) }))
  const enquiries = numbers.map((number) => ({ ...ENQUIRY, name: `Visitor ${number}` }))
  await insertRows(db, 'properties', listings)
  await insertRows(db, 'enquiries', enquiries)
}

async function insertRows(
  db: Database,
  table: string,
  rows: Record<string, string | number>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column))
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)})
    values ${sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`))}
  `.execute(db)
}

const LISTING = {
  type: 'sale',
  currency: 'AED',
  price: '1',
  description: 'Bright. '.repeat(20),
  nearby: '',
  photos: '[]',
  floors: '[]',
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  demo: 0,
}

const ENQUIRY = {
  kind: 'contact',
  email: 'layla@example.com',
  phone: '1',
  subject: 'Fees',
  message: 'How much?',
  address: '',
  countrycity: '',
  photos: '[]',
  created_at: CREATED_AT,
}

/** What was lost or changed, or does not match the new schema. */
export async function findMigrationFaults({ database }: SiteSetup): Promise<string[]> {
  const opened = await openDatabase(database, { patient: true })
  const { db, engine } = opened
  try {
    const pending = await withNextMigration(() => migrate(db, engine))
    const { rows: listings } = await sql<{ id: number; title: string; title_copy: string }>`
      select id, title, title_copy from properties`.execute(db)
    const { rows: enquiries } = await sql<{ id: number; name: string; checked: number }>`
      select id, name, checked from enquiries`.execute(db)
    const changedListings = listings.filter(
      ({ id, title, title_copy }) => title !== titleOf(id) || title_copy !== title,
    )
    const changedEnquiries = enquiries.filter(
      ({ id, name, checked }) => name !== `Visitor ${id}` || checked !== 0,
    )
    return [
      ...pending.map((name) => `${name} was not applied`),
      ...missingRows('listings', listings.length),
      ...missingRows('enquiries', enquiries.length),
      ...changedListings.map(({ id }) => `listing ${id} has changed`),
      ...changedEnquiries.map(({ id }) => `enquiry ${id} has changed`),
    ]
  } finally {
    await opened.close()
  }
}

function missingRows(what: string, count: number): string[] {
  return count === LISTINGS ? [] : [`${count} of ${LISTINGS} ${what} are left`]
}

// With a character outside ASCII and a trailing space.
function titleOf(number: number): string {
  return `ÉTAGE ${number} `
}

interface Template {
  /** A site with this name, its database empty or copied from another. */
  copy(name: string, from?: string): Promise<SiteSetup>
}

function fileTemplate(folder: string): Template {
  return {
    async copy(name, from) {
      const setup = siteSetup(join(folder, name), { NODE_OPTIONS })
      await mkdir(join(folder, name))
      if (from !== undefined) await cp(join(folder, from, 'site.db'), setup.database)
      return setup
    },
  }
}

function serverTemplate(folder: string, server: string): Template {
  const databaseName = (name: string) => `${name.replace('-', '_')}_${process.pid}`
  return {
    async copy(name, from = 'template1') {
      const maintenance = await openDatabase(server, { patient: true })
      const template = from === 'template1' ? from : databaseName(from)
      await sql`create database ${sql.id(databaseName(name))} template ${sql.id(template)}`.execute(
        maintenance.db,
      )
      await maintenance.close()
      await mkdir(join(folder, name))
      const url = server.replace(/[^/]+$/, databaseName(name))
      return siteSetup(join(folder, name), { DATABASE_URL: url, NODE_OPTIONS })
    },
  }
}
