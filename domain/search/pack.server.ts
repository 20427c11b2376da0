import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'

import { inventoryWriter, type Entry } from './inventory.ts'
import type { PackedInventory } from './published.ts'

// Better ones save a tenth of the bytes and take three to fifty times as long.
const QUALITY = 6

/** Packs an inventory as it comes; no more of it is held than the part that is being written. */
export async function pack(pages: AsyncIterable<readonly Entry[]>): Promise<PackedInventory> {
  const write = inventoryWriter()
  const hash = createHash('sha256')
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const packed = buffer(brotli)
  for await (const entries of pages) {
    const sheet = write(entries)
    hash.update(sheet)
    if (!brotli.write(sheet)) await once(brotli, 'drain')
  }
  brotli.end()
  return { hash: hash.digest('base64url').slice(0, 22), brotli: await packed }
}
