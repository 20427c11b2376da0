import { Readable } from 'node:stream'

import type { StoredFile } from './file-store.ts'

/** Bytes that could not be kept, or need not be, for whoever reads files. */
export function inMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    read: () => Promise.resolve(bytes),
    stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  }
}
