import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

import { inventoryWriter, type Entry } from './inventory.ts'
import type { PackedInventory } from './published.ts'

// Better ones save a tenth of the bytes and take three to fifty times as long.
const QUALITY = 6

/** Columns pack the better the longer they are; longer than this, and a slow phone stumbles over one. */
const ENTRIES_A_SHEET = 4000

/** Packs an inventory as it comes; no more of it is held than the part that is being written. */
export async function pack(pages: AsyncIterable<readonly Entry[]>): Promise<PackedInventory> {
  const write = inventoryWriter()
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const packed = buffer(brotli)
  for await (const entries of sheets(pages)) {
    const sheet = write(entries)
    hash.update(sheet)
    if (!brotli.write(sheet)) await once(brotli, 'drain')
  }
  brotli.end()
  return { hash: hash.digest('base64url').slice(0, 22), brotli: await packed }
}

async function* sheets(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<Entry[]> {
  let entries: Entry[] = []
  for await (const page of pages) {
    entries.push(...page)
    if (entries.length < ENTRIES_A_SHEET) continue
    yield entries
    entries = []
  }
  yield entries
}
