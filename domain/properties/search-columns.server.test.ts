import { expect, inject, test } from 'vitest'

import { ensureIndexes } from '#storage/database/indexes.ts'
import { appIn, emptyPlace } from '#test/test-app.ts'

import * as properties from './properties.server.ts'

/** PostgreSQL compresses what it stores, so the characters are as random as letters can be. */
const randomText = (first: number, count: number, length: number) =>
  Array.from({ length }, () =>
    String.fromCodePoint(first + Math.floor(Math.random() * count)),
  ).join('')

test('a listing with long texts in any script is saved', async () => {
  const app = await appIn(await emptyPlace())
  if (inject('engine') === 'postgres') await ensureIndexes(app.db, app.log)
  for (const text of [randomText(0x61, 26, 5000), randomText(0x4e_00, 20_000, 5000)])
    for (const properties_title of ['Villa', text])
      await properties.create(app, {
        properties_title,
        title_ar: `شقة ${text}`.slice(0, 400),
        nearby: text,
      })
  expect(await properties.list(app)).toHaveLength(4)
})

test.runIf(inject('engine') === 'postgres')(
  'an index that cannot be created is left out, and writes go on',
  async () => {
    const app = await appIn(await emptyPlace())
    const { id } = await properties.create(app, {})
    const search_text = randomText(0x61, 26, 5000)
    await app.db.updateTable('properties').set({ search_text }).execute()
    const left: object[] = []
    const log = { error: (facts: object) => void left.push(facts) }
    await ensureIndexes(app.db, log)
    expect(left).toMatchObject([
      { index: 'properties_admin_search' },
      { index: 'properties_by_location' },
    ])
    await app.db.updateTable('properties').set({ price: '1' }).where('id', '=', id).execute()

    await properties.update(app, id, { price: '2' })
    await ensureIndexes(app.db, log)
    expect(left).toHaveLength(2)
  },
)
