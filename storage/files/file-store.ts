import type { Readable } from 'node:stream'

/** A place for files under keys such as `photos/1f3a….jpg`. Every store passes one contract test. */
export interface FileStore {
  /** All or nothing: a reader sees the whole file or none. Writing a key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** What stands under the key, to be read, or null. */
  find(key: string): Promise<StoredFile | null>
  /** Whether anything stands under the key, at less cost. */
  has(key: string): Promise<boolean>
  /** Removes the key; one that is not there is no fault. */
  remove(key: string): Promise<void>
  /** Every key below a folder, in no order. */
  list(folder: string): AsyncIterable<string>
}

export interface StoredFile {
  size: number
  read(): Promise<Buffer>
  /** Bytes from `start` to `end`, both included; the whole file without a range. */
  stream(range?: { start: number; end: number }): Readable
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9][a-z0-9._-]*)+$/

/** Keys are made by us, never by visitors; this is the second lock on that door. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`)
}
