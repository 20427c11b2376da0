import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { assertKey, type FileStore, type StoredFile } from './file-store.ts'
import { flushFolder } from './flush-folder.ts'

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
      return size === null ? null : storedFile(path, size)
    },
    async has(key) {
      return (await sizeOf(pathOf(root, key))) !== null
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true })
    },
    async *list(folder) {
      for (const name of await namesIn(join(root, folder))) {
        if (!name.endsWith('.part')) yield `${folder}/${name}`
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
    const file = await open(part, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await flushFolder(dirname(path))
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const stats = await stat(path)
    return stats.isFile() ? stats.size : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function storedFile(path: string, size: number): StoredFile {
  return {
    size,
    read: () => readFile(path),
    stream: (range) => createReadStream(path, range),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
