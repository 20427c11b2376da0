import type { App } from '#domain/app.ts'
import { fileInMemory, type FileStore, type StoredFile } from '#storage/files/file-store.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

const inProgress = new WeakMap<FileStore, Map<string, Promise<StoredFile>>>()

/**
 * Makes a file that can be made again at any time, and stores it. Concurrent requests for one key
 * share one result. While the store is unavailable or full, the file is served without being stored.
 */
export function makeFileOnce(
  { files, log }: Pick<App, 'files' | 'log'>,
  key: string,
  make: () => Promise<Buffer>,
): Promise<StoredFile> {
  const jobs = inProgress.getOrInsertComputed(files, () => new Map())
  const makeAndStore = async () => {
    const bytes = await make()
    try {
      await files.put(key, bytes)
    } catch (err) {
      if (storeUnavailable(err) === null) throw err
      log.warn({ err }, 'a generated file could not be stored')
    }
    return fileInMemory(bytes)
  }
  return jobs.getOrInsertComputed(key, () => makeAndStore().finally(() => jobs.delete(key)))
}
