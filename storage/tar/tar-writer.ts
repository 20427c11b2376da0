import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

import { BLOCK, encodeHeader } from './tar-header.ts'

export interface TarWriter {
  /** Adds one file, piece by piece. Should it fail half-way, the next one takes its place. */
  add(name: string, pieces: Pieces): Promise<Added>
  /** Ends the tar and tells how many bytes it has. */
  end(): Promise<number>
}

export type Pieces = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

export interface Added {
  size: number
  sha256: string
}

/** Writes a tar into an open file. The sizes need not be known: each header is written last. */
export function tarWriter(file: FileHandle, changedAt: Date): TarWriter {
  let end = 0
  return {
    async add(name, pieces) {
      const hash = createHash('sha256')
      const start = end + BLOCK
      let size = 0
      for await (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        hash.update(bytes)
        await writeAll(file, bytes, start + size)
        size += bytes.length
      }
      await writeAll(file, Buffer.alloc(paddingOf(size)), start + size)
      const seconds = Math.floor(changedAt.getTime() / 1000)
      await writeAll(file, encodeHeader({ name, size, changedAt: seconds }), end)
      end = start + size + paddingOf(size)
      return { size, sha256: hash.digest('hex') }
    },
    async end() {
      await writeAll(file, Buffer.alloc(2 * BLOCK), end)
      await file.truncate(end + 2 * BLOCK)
      return end + 2 * BLOCK
    },
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const rest = bytes.length - written
    written += (await file.write(bytes, written, rest, position + written)).bytesWritten
  }
}

export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}
