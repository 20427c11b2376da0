import { open } from 'node:fs/promises'

/** A new file name survives a power cut only after the folder itself was flushed. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
