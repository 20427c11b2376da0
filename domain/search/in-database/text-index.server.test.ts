import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'

import { createContentVersion } from '#domain/content-version/version.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Audience } from '#domain/properties/property.ts'
import * as searchColumns from '#domain/properties/search-columns.server.ts'
import { MAX_TERM_LENGTH } from '#domain/search/interpret.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as adminList from './admin-list.server.ts'
import { search } from './search.server.ts'
import { siteNames } from './site-names.server.ts'
import { MAX_RARE_COUNT } from './text-index.server.ts'

test('whether a text occurs is looked up once for each content version', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Lighthouse by the old pier' })
  const { countStatements, found } = searchesOf(app)
  const first = await countStatements('by the old pier')
  const again = await countStatements('by the old pier')
  expect(again).toBeLessThan(first)

  expect(await found('windmill')).toEqual([])
  await properties.update(app, id, { properties_title: 'Windmill by the old pier' })
  expect(await found('windmill')).toEqual([id])
  expect(await found('lighthouse')).toEqual([])
  expect(await countStatements('by the old pier')).toBe(first)
})

test('a text that is too long to be interpreted is looked up each time', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: 'Lighthouse by the old pier' })
  const { countStatements } = searchesOf(app)
  const long = 'x'.repeat(MAX_TERM_LENGTH + 1)
  expect(await countStatements(long)).toBe(await countStatements(long))
  const short = 'x'.repeat(MAX_TERM_LENGTH)
  const first = await countStatements(short)
  expect(await countStatements(short)).toBeLessThan(first)
})

test('words of a phrase that occurs are not looked up', async () => {
  const app = await testApp()
  await properties.create(app, { properties_title: 'Lighthouse by the old pier' })
  const { countStatements } = searchesOf(app)
  expect(await countStatements('lighthouse by the old pier')).toBe(await countStatements('pier'))
})

test('a word that many listings have is found as one that few have', async () => {
  const app = await testApp()
  const lighthouse = (index: number) => ({ properties_title: 'Lighthouse', price: `${index}000` })
  await properties.createMany(
    app,
    Array.from({ length: MAX_RARE_COUNT - 1 }, (_, index) => lighthouse(index)),
  )
  const params = { ...NO_SEARCH, searchTerm: 'lighthouse', sort: 'price-down' }
  const dearest = async () => {
    const { summaries, hasMore } = await search(app, params, { limit: 3, countTo: 1000 })
    expect(hasMore).toBe(true)
    return summaries.map(({ id }) => id)
  }
  const ofFew = await dearest()
  const { id } = await properties.create(app, lighthouse(MAX_RARE_COUNT))
  expect(await dearest()).toEqual([id, ...ofFew.slice(0, 2)])
})

test('a text that the backfill has found occurs', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { properties_title: 'Lighthouse' })
  const { found } = searchesOf(app)
  expect(await found('windmill')).toEqual([])
  await app.db
    .updateTable('properties')
    .set({ title: 'Windmill', updated_at: '2030-01-01T00:00:00.000Z' })
    .execute()
  expect(await searchColumns.backfill(app)).toBe(1)
  expect(await found('windmill')).toEqual([id])
})

test('what everyone may not find, administrators do', async () => {
  const app = await testApp()
  const found = async (audience: Audience) => {
    const query = { page: 1, per_page: 5, term: 'lighthouse' }
    return (await adminList.page(app, query, audience)).properties.map(({ id }) => id)
  }
  expect(await found('administrators')).toEqual([])
  const draft = { properties_title: 'Lighthouse', status: 'draft' } as const
  const { id } = await properties.create(app, draft)
  expect(await found('everyone')).toEqual([])
  expect(await found('administrators')).toEqual([id])
  expect(await found({ agent: 1 })).toEqual([])
})

test('administrators find at once what another process has written', async () => {
  const app = await testApp()
  const other = { ...app, contentVersion: createContentVersion() }
  const find = () => adminList.page(other, { page: 1, per_page: 5, term: 'pier' }, 'administrators')
  expect((await find()).found).toBe(0)
  await properties.create(app, { properties_title: 'Lighthouse by the old pier' })
  expect((await find()).found).toBe(1)
})

function searchesOf(app: TestApp) {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const counted = { ...app, db: app.db.withPlugin(counter) }
  const find = (searchTerm: string) => search(counted, { ...NO_SEARCH, searchTerm }, { limit: 5 })
  return {
    countStatements: async (term: string) => {
      await siteNames(app)
      statements = 0
      await find(term)
      return statements
    },
    found: async (term: string) => (await find(term)).summaries.map(({ id }) => id),
  }
}
