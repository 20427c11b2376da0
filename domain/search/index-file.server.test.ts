import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { bareEntry } from '#test/samples.ts'

import type { PropertySummary } from '#domain/properties/property-summary.ts'

import { emptySearchIndex, readChunk } from './in-browser/search-index.ts'
import { writeIndexFile } from './index-file.server.ts'

test('the hash is that of the content', async () => {
  const { hash, brotli } = await writeIndexFile(pages([summaries(3)]))
  const digest = createHash('sha256').update(brotliDecompressSync(brotli)).digest('base64url')
  expect(hash).toBe(digest.slice(0, 22))
})

test('many listings are split into chunks that a phone can parse at once', async () => {
  const all = summaries(9000)
  const parts = [all.slice(0, 2000), all.slice(2000, 4000), all.slice(4000, 8500), all.slice(8500)]
  const { brotli } = await writeIndexFile(pages(parts))
  const lines = brotliDecompressSync(brotli).toString().trimEnd().split('\n')
  const index = emptySearchIndex()
  const lengths = lines.map((line) => {
    const before = index.ids.length
    readChunk(index, line)
    return index.ids.length - before
  })
  expect(lengths).toEqual([4000, 4500, 500])
  expect(index.ids).toEqual(all.map(({ id }) => id))
})

test('no listing at all is an empty chunk', async () => {
  const { brotli } = await writeIndexFile(pages([]))
  const index = emptySearchIndex()
  readChunk(index, brotliDecompressSync(brotli).toString())
  expect(index).toEqual(emptySearchIndex())
})

function summaries(count: number): PropertySummary[] {
  return Array.from({ length: count }, (_, index) => ({ ...bareEntry, id: count - index }))
}

async function* pages(parts: PropertySummary[][]): AsyncGenerator<PropertySummary[]> {
  await Promise.resolve()
  yield* parts
}
