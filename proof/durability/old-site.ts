import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'

import { openDatabase, type Database } from '#storage/database/database.ts'
import { migrate } from '#storage/database/migrate.ts'
import { withNextMigration } from '#test/next-migration.ts'

import { placeIn, type Place } from './work-folder.ts'

/** A filled site without the next migration, of which any number of copies can be made. */
export interface OldSite {
  copy(): Promise<Place>
}

const LISTINGS = 5000
const AT_ONCE = 500
const THEN = '2024-03-01T08:00:00.000Z'

/** With a server's address its database is on that server, else in a file. */
export async function oldSite(folder: string, server?: string): Promise<OldSite> {
  const template = server === undefined ? fileTemplate(folder) : serverTemplate(folder, server)
  const { database } = await template.copy('old')
  const opened = await openDatabase(database, { patient: true })
  const { db, engine } = opened
  await migrate(db, engine)
  for (let from = 0; from < LISTINGS; from += AT_ONCE) await fill(db, from)
  await opened.close()
  let copies = 0
  return { copy: () => template.copy(`copy-${++copies}`, 'old') }
}

/** Enquiries and listings as they were then. */
async function fill(db: Database, from: number): Promise<void> {
  const numbers = Array.from({ length: AT_ONCE }, (_, at) => from + at + 1)
  const listings = numbers.map((at) => ({ ...LISTING, title: titleOf(at) }))
  await sql`
    insert into properties (${sql.join(
      Object.keys(LISTING)
        .concat('title')
        .map((column) => sql.ref(column)),
    )})
    values ${sql.join(listings.map((row) => sql`(${sql.join(Object.values(row))})`))}
  `.execute(db)
  const enquiries = numbers.map((at) => ({ ...ENQUIRY, name: `Visitor ${at}` }))
  await sql`
    insert into enquiries (${sql.join(
      Object.keys(ENQUIRY)
        .concat('name')
        .map((column) => sql.ref(column)),
    )})
    values ${sql.join(enquiries.map((row) => sql`(${sql.join(Object.values(row))})`))}
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
  created_at: THEN,
  updated_at: THEN,
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
  created_at: THEN,
}

/** What was lost or changed, or does not match the new schema. */
export async function faultsAfterMigration({ database }: Place): Promise<string[]> {
  const opened = await openDatabase(database, { patient: true })
  const { db, engine } = opened
  try {
    const left = await withNextMigration(() => migrate(db, engine))
    const { rows: listings } = await sql<{ id: number; title: string; title_copy: string }>`
      select id, title, title_copy from properties`.execute(db)
    const { rows: enquiries } = await sql<{ id: number; name: string; checked: number }>`
      select id, name, checked from enquiries`.execute(db)
    const wrong = listings.filter(
      ({ id, title, title_copy }) => title !== titleOf(id) || title_copy !== title,
    )
    const strange = enquiries.filter(
      ({ id, name, checked }) => name !== `Visitor ${id}` || checked !== 0,
    )
    return [
      ...left.map((name) => `${name} was not applied`),
      ...counted('listings', listings.length),
      ...counted('enquiries', enquiries.length),
      ...wrong.map(({ id }) => `listing ${id} is not as it was`),
      ...strange.map(({ id }) => `enquiry ${id} is not as it was`),
    ]
  } finally {
    await opened.close()
  }
}

function counted(what: string, there: number): string[] {
  return there === LISTINGS ? [] : [`of ${LISTINGS} ${what} ${there} are left`]
}

// With a character outside ASCII and a trailing space.
function titleOf(at: number): string {
  return `ÉTAGE ${at} `
}

interface Template {
  /** A place of this name, its database empty or copied from another. */
  copy(name: string, from?: string): Promise<Place>
}

function fileTemplate(folder: string): Template {
  return {
    async copy(name, from) {
      const place = placeIn(join(folder, name))
      await mkdir(join(folder, name))
      if (from !== undefined) await cp(join(folder, from, 'site.db'), place.database)
      return place
    },
  }
}

function serverTemplate(folder: string, server: string): Template {
  const named = (name: string) => `${name.replace('-', '_')}_${process.pid}`
  return {
    async copy(name, from = 'template1') {
      const chores = await openDatabase(server, { patient: true })
      const template = from === 'template1' ? from : named(from)
      await sql`create database ${sql.id(named(name))} template ${sql.id(template)}`.execute(
        chores.db,
      )
      await chores.close()
      await mkdir(join(folder, name))
      const url = server.replace(/[^/]+$/, named(name))
      return placeIn(join(folder, name), { DATABASE_URL: url })
    },
  }
}
