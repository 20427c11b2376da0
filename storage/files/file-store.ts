import { Readable } from 'node:stream'

import limit from 'p-limit'

/** Stores files under keys such as `photos/1f3a….jpg`. All stores pass the same contract test. */
export interface FileStore {
  /** Atomic: readers see the whole file or none. An existing file is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file under the key, or null. */
  find(key: string): Promise<StoredFile | null>
  /** Whether the key exists; cheaper than `find`. */
  has(key: string): Promise<boolean>
  /** When the key was last put, or null. */
  modifiedAt(key: string): Promise<Date | null>
  /** Removes the key if it exists. */
  remove(key: string): Promise<void>
  /** Every key in a folder, in no particular order; files with other names are skipped. */
  list(folder: string): AsyncIterable<string>
  /** Removes the unfinished files that interrupted writes left in a folder before this time. */
  removeUnfinished(folder: string, before: Date): Promise<void>
}

export interface StoredFile {
  size: number
  read(): Promise<Buffer>
  /** Bytes from `start` to `end`, both included; the whole file without a range. */
  stream(range?: { start: number; end: number }): Readable
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9][a-z0-9._-]*)+$/

export function isKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..')
}

/** A second line of defence: keys are made by the site, never by visitors. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a file key: ${key}`)
}

/** Files are named by the hash of their content, so damage can be detected. */
export function matchesItsHash(key: string, sha256: string): boolean {
  const [, name = ''] = key.split('/')
  return sha256.startsWith(name.replace(/\.\w+$/, ''))
}

const MAX_PARALLEL_REMOVALS = 10

/** Removes many keys, several in parallel, since the store may be remote. */
export async function removeAll(files: Pick<FileStore, 'remove'>, keys: string[]): Promise<void> {
  const withLimit = limit(MAX_PARALLEL_REMOVALS)
  await Promise.all(keys.map((key) => withLimit(() => files.remove(key))))
}

/** Bytes that are not stored, as a StoredFile. */
export function fileInMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    read: () => Promise.resolve(bytes),
    stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
  }
}
