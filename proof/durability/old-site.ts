import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import type { Place } from '#proof/on-each-engine.ts'
import { withDatabase } from '#proof/stores.ts'
import type { Database } from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { withNextMigration } from '#test/next-migration.ts'
import { createDatabase } from '#test/postgres.ts'

import { siteSetup, type SiteSetup } from '#proof/sites.ts'

/** The sites start with one more migration than the filled database has. */
const NODE_OPTIONS = `--import=${import.meta.resolve('#test/next-migration-preload.ts')}`
const LISTINGS = 5000
const BATCH_SIZE = 500
const CREATED_AT = '2024-03-01T08:00:00.000Z'

/** A filled site that lacks the last migration and can be copied any number of times. */
export async function createOldSite({ folder, server }: Place) {
  const filled = server === undefined ? join(folder, 'old.db') : await createDatabase(server)
  await withDatabase(filled, async (db, engine) => {
    await migrate(db, engine)
    for (let first = 1; first <= LISTINGS; first += BATCH_SIZE) await fill(db, first)
  })
  let copies = 0
  return {
    async copy(): Promise<SiteSetup> {
      const copy = join(folder, `copy-${++copies}`)
      await mkdir(copy)
      if (server !== undefined)
        return siteSetup(copy, { DATABASE_URL: await createDatabase(server, filled), NODE_OPTIONS })
      await cp(filled, join(copy, 'site.db'))
      return siteSetup(copy, { NODE_OPTIONS })
    },
  }
}

async function fill(db: Database, first: number): Promise<void> {
  const numbers = Array.from({ length: BATCH_SIZE }, (_, index) => first + index)
  const listings = numbers.map((number) => ({ ...LISTING, title: titleOf(number) }))
  const enquiries = numbers.map((number) => ({ ...ENQUIRY, name: `Visitor ${number}` }))
  await db.insertInto('properties').values(listings).execute()
  await db.insertInto('enquiries').values(enquiries).execute()
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
  spam: 0,
  countrycity: '',
  photos: '[]',
  created_at: CREATED_AT,
}

/** What was lost or changed, or does not match the new schema. */
export function findMigrationFaults({ database }: SiteSetup): Promise<string[]> {
  return withDatabase(database, async (db, engine) => {
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
  })
}

function missingRows(what: string, count: number): string[] {
  return count === LISTINGS ? [] : [`${count} of ${LISTINGS} ${what} are left`]
}

// With a character outside ASCII and a trailing space.
function titleOf(number: number): string {
  return `ÉTAGE ${number} `
}
