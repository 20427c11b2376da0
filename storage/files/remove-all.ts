import limit from 'p-limit'

import type { FileStore } from './file-store.ts'

const MAX_PARALLEL = 10

/** Removes many keys, several in parallel, since the store may be remote. */
export async function removeAll(files: Pick<FileStore, 'remove'>, keys: string[]): Promise<void> {
  const withLimit = limit(MAX_PARALLEL)
  await Promise.all(keys.map((key) => withLimit(() => files.remove(key))))
}
