import { Readable } from 'node:stream'

import type { StoredFile } from './file-store.ts'

/** Bytes that are not stored, as a StoredFile. */
export function fileInMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    read: () => Promise.resolve(bytes),
    stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  }
}
