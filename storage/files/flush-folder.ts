import { open } from 'node:fs/promises'

/** A new name in a folder outlives a power cut only once the folder itself is on disk. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
