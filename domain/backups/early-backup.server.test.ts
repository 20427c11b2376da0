import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { DatabaseTooOld, migrate } from '#storage/database/migrate.ts'
import { appIn, emptyPlace } from '#test/test-app.ts'

import type { Row } from './backup-rows.server.ts'
import { isEarly, withFinalNames } from './early-backup.ts'
import { restore } from './restore.server.ts'

const AT = '2026-11-15T08:00:00.000Z'

const EMAIL = {
  message_id: 'a',
  reply_to_name: 'Layla',
  reply_to_address: 'layla@example.com',
  subject: 'Fees',
  text: 'How much?',
  html: '',
  attachments: '[]',
  state: 'sent',
  tries: 1,
  due_at: AT,
  perhaps_twice: 0,
  last_words: '',
  sent_at: AT,
  created_at: AT,
}

const ENQUIRY = {
  kind: 'contact',
  name: 'Layla',
  email: 'layla@example.com',
  phone: '1',
  subject: 'Fees',
  message: 'How much?',
  address: '',
  countrycity: '',
  photos: '[]',
  created_at: AT,
}

const PROPERTY = {
  type: 'sale',
  currency: 'AED',
  price: '4850000',
  title: 'Villa of the first days',
  description: '',
  nearby: '',
  photos: '["a.jpg"]',
  floors: '[]',
  created_at: AT,
  updated_at: AT,
  removed_at: null,
  demo: 0,
  lowered_title: 'villa of the first days',
  words: 'villa',
  words_of: AT,
  amount: 4850000,
  kind: 'villa',
  figures_of: AT,
}

const PHOTO = { width: 8, height: 8, bytes: 1, placeholder: '', created_at: AT, kept_at: AT }

const ROWS: Record<string, Row[]> = {
  properties: [{ id: 3, ...PROPERTY }],
  media: [{ name: 'a.jpg', ...PHOTO, looked_at: AT }],
  letters: [{ id: 5, ...EMAIL }],
  enquiries: [{ id: 9, ...ENQUIRY, letter_id: 5 }],
}

const EARLY = {
  manifest: {
    format: 1,
    about: '',
    made_at: AT,
    engine: 'sqlite' as const,
    migrations: ['0001-ground-floor', '0003-letters-and-inbox'],
    last_ids: { letters: 7 },
  },
  tables: Object.entries(ROWS).map(([name, rows]) => ({ name, rows: () => inTurn(rows) })),
}

async function* inTurn(rows: Row[]): AsyncGenerator<Row> {
  yield* rows
}

test('a backup from before the first schema was final is restored under its final names', async () => {
  expect(isEarly(EARLY)).toBe(true)
  const place = await emptyPlace()
  const file = () => Promise.resolve(Buffer.from('a photo'))
  const report = await restore(place, { ...withFinalNames(EARLY), file })
  expect(report).toEqual({ rows: 4, files: 1, lost: [] })
  const app = await appIn(place)
  expect(await properties.list(app)).toMatchObject([
    { id: 3, properties_title: PROPERTY.title, photos: ['a.jpg'] },
  ])
  const [enquiry] = await app.db.selectFrom('enquiries').select(['id', 'email_id']).execute()
  expect(enquiry).toEqual({ id: 9, email_id: 5 })
  const [photo] = await app.db.selectFrom('photos').select('approved_at').execute()
  expect(photo?.approved_at).toBe(AT)
})

test('a database with the earlier table names is refused and left as it is', async () => {
  const { db, engine } = await emptyPlace()
  await db.schema.createTable('properties').addColumn('id', 'integer').execute()
  await db.schema.createTable('media').addColumn('name', 'text').execute()
  await expect(migrate(db, engine)).rejects.toThrow(DatabaseTooOld)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  expect(tables.map(({ name }) => name).toSorted()).toEqual(['media', 'properties'])
})
