import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import { Conflict } from '#domain/problem.ts'
import { flushFolder } from '#storage/files/flush-folder.ts'
import { tarWriter, type Added, type Pieces } from '#storage/tar/tar-writer.ts'

import { SUMS } from './backup.ts'

export const PART = '.part'

export interface ArchiveWriter {
  add(name: string, pieces: Pieces): Promise<Added>
  has(name: string): boolean
  /** Writes the sums, waits for the disk, and only then gives the backup its name. */
  finish(): Promise<{ bytes: number }>
  /** Leaves nothing behind. After `finish` it does nothing. */
  abandon(): Promise<void>
}

/** Opens a new backup, which only its owner may read. Until it is whole it has another name. */
export async function newArchive(path: string, madeAt: Date): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new Conflict(`There is already a file ${path}.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${randomUUID()}${PART}`
  const file = await open(part, 'wx', 0o600)
  const tar = tarWriter(file, madeAt)
  const sums = new Map<string, string>()
  let finished = false

  return {
    async add(name, pieces) {
      const added = await tar.add(name, pieces)
      sums.set(name, added.sha256)
      return added
    },
    has: (name) => sums.has(name),
    async finish() {
      await tar.add(
        SUMS,
        [...sums].map(([name, sum]) => `${sum}  ${name}\n`),
      )
      const bytes = await tar.end()
      await file.sync()
      await file.close()
      await rename(part, path)
      finished = true
      await flushFolder(dirname(path))
      return { bytes }
    },
    async abandon() {
      if (finished) return
      await file.close().catch(() => {})
      await rm(part, { force: true })
    },
  }
}
