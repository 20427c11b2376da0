import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join } from 'node:path'

import { assertKey, isKey, type FileStore } from './file-store.ts'

/** A write that is under way, or was cut off. */
const UNFINISHED = /\.[\da-f-]{36}\.part$/

export function diskFiles(root: string): FileStore {
  return {
    async put(key, bytes) {
      const path = pathOf(root, key)
      await makeFolder(dirname(path))
      await writeDurably(path, bytes)
    },
    async find(key) {
      const path = pathOf(root, key)
      const size = await sizeOf(path)
      if (size === null) return null
      return {
        size,
        read: () => readFile(path),
        stream: (range) => createReadStream(path, range),
      }
    },
    async has(key) {
      return (await sizeOf(pathOf(root, key))) !== null
    },
    async modifiedAt(key) {
      return (await unlessMissing(stat(pathOf(root, key)), null))?.mtime ?? null
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true })
    },
    async *list(folder) {
      const entries = readdir(join(root, folder), { withFileTypes: true })
      for (const entry of await unlessMissing(entries, [])) {
        const key = `${folder}/${entry.name}`
        if (!entry.isDirectory() && isKey(key) && !UNFINISHED.test(key)) yield key
      }
    },
    async removeUnfinished(folder, before) {
      for (const name of await unlessMissing(readdir(join(root, folder)), [])) {
        if (!UNFINISHED.test(name)) continue
        const path = join(root, folder, name)
        const left = await unlessMissing(stat(path), null)
        if (left && left.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

function pathOf(root: string, key: string): string {
  assertKey(key)
  return join(root, key)
}

// Each new folder is a new name in its parent, which must be flushed, too.
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let created = path; created !== dirname(first); created = dirname(created))
    await flushFolder(dirname(created))
}

// Written to a temporary file, flushed, then renamed: a crash leaves the old or the new file.
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeFile(part, bytes, { flag: 'wx', flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await flushFolder(dirname(path))
}

/**
 * A new file name survives a power cut only after the folder itself was flushed. Windows refuses to
 * flush one, and journals names itself.
 */
export async function flushFolder(path: string): Promise<void> {
  if (platform() === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}

async function sizeOf(path: string): Promise<number | null> {
  const stats = await unlessMissing(stat(path), null)
  return stats?.isFile() ? stats.size : null
}

/** What was read, or a stand-in where the file or folder does not exist. */
export function unlessMissing<Found, Missing>(found: Promise<Found>, missing: Missing) {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return missing
    throw error
  })
}
