import limit from 'p-limit'

import type { FileStore } from './file-store.ts'

const AT_ONCE = 10

/** Removes many keys, several at a time: a store may be a network away. */
export async function removeAll(files: Pick<FileStore, 'remove'>, keys: string[]): Promise<void> {
  const inTurn = limit(AT_ONCE)
  await Promise.all(keys.map((key) => inTurn(() => files.remove(key))))
}
