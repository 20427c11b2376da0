import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

import { inventoryWriter, type PropertySummary } from './in-browser/search-index.ts'
import type { PackedInventory } from './index-cache.ts'

// A better quality saves a tenth of the bytes and takes three to fifty times as long; a larger
// window saves one in two hundred and leaves the process tens of megabytes larger.
const PARAMETERS = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 16,
}

/** Columns pack the better the longer they are; longer than this, and a slow phone stumbles over one. */
const ENTRIES_A_SHEET = 4000

/** Packs an inventory as it comes; no more of it is held than the sheet that is being written. */
export async function pack(
  pages: AsyncIterable<readonly PropertySummary[]>,
): Promise<PackedInventory> {
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({ params: PARAMETERS })
  const packed = buffer(brotli)
  for await (const sheet of sheets(pages)) {
    hash.update(sheet)
    if (!brotli.write(sheet)) await once(brotli, 'drain')
  }
  brotli.end()
  return { hash: hash.digest('base64url').slice(0, 22), brotli: await packed }
}

async function* sheets(pages: AsyncIterable<readonly PropertySummary[]>): AsyncGenerator<string> {
  const writer = inventoryWriter()
  for await (const page of pages) {
    for (const entry of page) writer.add(entry)
    if (writer.added() >= ENTRIES_A_SHEET) yield writer.sheet()
  }
  yield writer.sheet()
}
