import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import { Conflict } from '#domain/problem.ts'
import { flushFolder } from '#storage/files/disk.ts'
import { tarWriter, type Chunks } from '#storage/tar.ts'

import { CHECKSUMS } from './backup.ts'

export const PART_SUFFIX = '.part'

export type ArchiveWriter = Awaited<ReturnType<typeof newArchive>>

/** Creates a backup file that only its owner may read, under a temporary name until finished. */
export async function newArchive(path: string, madeAt: Date) {
  if (existsSync(path)) throw new Conflict(`There is already a file ${path}.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${randomUUID()}${PART_SUFFIX}`
  const file = await open(part, 'wx', 0o600)
  const tar = tarWriter(file, madeAt)
  const checksums = new Map<string, string>()
  let finished = false

  return {
    async add(name: string, chunks: Chunks) {
      const added = await tar.add(name, chunks)
      checksums.set(name, added.sha256)
      return added
    },
    has: (name: string) => checksums.has(name),
    /** Writes the checksums, flushes to disk, and only then gives the file its final name. */
    async finish() {
      await tar.add(
        CHECKSUMS,
        [...checksums].map(([name, sum]) => `${sum}  ${name}\n`),
      )
      const bytes = await tar.end()
      await file.sync()
      await file.close()
      await rename(part, path)
      finished = true
      await flushFolder(dirname(path))
      return { bytes }
    },
    /** Removes the unfinished file. After `finish` it does nothing. */
    async abandon() {
      if (finished) return
      await file.close().catch(() => {})
      await rm(part, { force: true })
    },
  }
}
