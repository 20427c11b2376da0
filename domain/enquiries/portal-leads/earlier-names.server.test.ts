import { join } from 'node:path'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { describeEntry } from '#app/admin/activity/audit-labels.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { openArchive } from '#domain/backups/archive-reader.server.ts'
import * as backups from '#domain/backups/backups.server.ts'
import { restore } from '#domain/backups/restore.server.ts'
import * as events from '#domain/enquiries/follow-up/events.server.ts'
import { migrate } from '#storage/database/migrate.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { appIn, emptyPlace, type EmptyPlace, type TestApp } from '#test/test-app.ts'

import * as rows from './portal-email-rows.server.ts'
import * as portalEmails from './portal-emails.server.ts'

// Migration 0022 called portal emails letters.

const AT = '2026-03-01T08:00:00.000Z'
const LAST_ID = 9

/** A site before migration 0027, whose mailbox has brought an answer to an enquiry. */
async function earlierSite(): Promise<EmptyPlace> {
  const place = await emptyPlace()
  const { db, engine } = place
  await migrate(db, engine, '0026-area-texts')
  await sql`insert into enquiries
    (id, kind, name, email, phone, subject, message, address, countrycity, photos, created_at)
    values (3, 'contact', 'Omar', 'omar@mail.example', '', 'Fees', 'How much?', '', '', '[]', ${AT})
  `.execute(db)
  for (const id of [LAST_ID, 5])
    await sql`insert into mailbox_letters
      (id, letter_key, mailbox_uid, state, portal, from_name, from_address, subject, text, note,
        enquiry_id, received_at, created_at)
      values (${id}, ${`key ${id}`}, ${`leads 1 ${id}`}, 'enquiry', '', 'Omar', 'omar@mail.example',
        'Re: Fees', 'Thank you!', '', 3, ${AT}, ${AT})`.execute(db)
  await sql`delete from mailbox_letters where id = ${LAST_ID}`.execute(db)
  await sql`insert into enquiry_events (enquiry_id, at, who, what, text)
    values (3, ${AT}, '', 'letter', 'Omar: Thank you!')`.execute(db)
  for (const what of ['letter-ignored', 'letter-reopened', 'letter-made-an-enquiry'])
    await sql`insert into audit (at, who, what, about_id, note)
      values (${AT}, 'layla', ${what}, 5, '')`.execute(db)
  if (engine === 'postgres')
    await sql`select setval('mailbox_letters_id_seq', ${LAST_ID})`.execute(db)
  return place
}

async function expectNewNames(app: TestApp): Promise<void> {
  const { portal_emails } = await portalEmails.list(app, { state: 'all' })
  expect(portal_emails).toMatchObject([{ id: 5, subject: 'Re: Fees', enquiry_id: 3 }])
  expect(await events.list(app.db, 3)).toMatchObject([{ what: 'portal-email' }])
  const { entries } = await audit.list(app, { kind: 'enquiry' })
  expect(entries.map((entry) => describeEntry(entry).text)).toEqual([
    'Made an enquiry of a portal email',
    'Brought a portal email back',
    'Put a portal email aside',
  ])
  const stored = await app.db.selectFrom('portal_emails').selectAll().executeTakeFirstOrThrow()
  const { id, ...again } = { ...stored, mailbox_uid: 'leads 2 1' }
  expect(await rows.insertOnce(app.db, again)).toBeUndefined()
  const next = await rows.insertOnce(app.db, { ...again, message_key: 'key of another' })
  // PostgreSQL also counts what was not inserted.
  expect(next).toBeGreaterThan(LAST_ID)
}

test('a database from before portal emails had their name is migrated', async () => {
  const place = await earlierSite()
  const app = await appIn(place)
  await expectNewNames(app)
  // PostgreSQL 18 also names the constraints "not null", which nothing refers to.
  const { rows } = await (
    place.engine === 'sqlite'
      ? sql`select name from sqlite_master where name like '%letter%'`
      : sql`select relname from pg_class where relname like '%letter%'
          union select conname from pg_constraint where conname like '%letter%' and contype <> 'n'`
  ).execute(app.db)
  expect(rows).toEqual([])
})

test('a backup of such a database has them, and is restored under the new names', async () => {
  const clock = { now: () => new Date(AT) }
  const path = join(temporaryFolder(), 'site.tar')
  await backups.make({ ...(await earlierSite()), clock }, path)
  const archive = await openArchive(path)
  expect(archive.tables.map(({ name }) => name)).toContain('mailbox_letters')
  const place = await emptyPlace()
  await restore(place, archive)
  await expectNewNames(await appIn(place))
})
