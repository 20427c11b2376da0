import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { bareEntry } from '#test/samples.ts'

import { emptyInventory, readSheet, type PropertySummary } from './in-browser/search-index.ts'
import { pack } from './index-file.server.ts'

test('an inventory is named by what is in it', async () => {
  const { hash, brotli } = await pack(pages([entries(3)]))
  const digest = createHash('sha256').update(brotliDecompressSync(brotli)).digest('base64url')
  expect(hash).toBe(digest.slice(0, 22))
})

test('many entries come in several sheets, each as long as a phone can take at once', async () => {
  const all = entries(9000)
  const parts = [all.slice(0, 2000), all.slice(2000, 4000), all.slice(4000, 8500), all.slice(8500)]
  const { brotli } = await pack(pages(parts))
  const lines = brotliDecompressSync(brotli).toString().trimEnd().split('\n')
  const inventory = emptyInventory()
  const lengths = lines.map((line) => {
    const before = inventory.ids.length
    readSheet(inventory, line)
    return inventory.ids.length - before
  })
  expect(lengths).toEqual([4000, 4500, 500])
  expect(inventory.ids).toEqual(all.map(({ id }) => id))
})

test('no entry at all is an empty sheet', async () => {
  const { brotli } = await pack(pages([]))
  const inventory = emptyInventory()
  readSheet(inventory, brotliDecompressSync(brotli).toString())
  expect(inventory).toEqual(emptyInventory())
})

function entries(count: number): PropertySummary[] {
  return Array.from({ length: count }, (_, at) => ({ ...bareEntry, id: count - at }))
}

async function* pages(parts: PropertySummary[][]): AsyncGenerator<PropertySummary[]> {
  await Promise.resolve()
  yield* parts
}
