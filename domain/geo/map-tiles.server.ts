import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import { bytesToHeader } from 'pmtiles'

import type { StoredFile } from '#storage/files/file-store.ts'

import { hasTilesOfDubai, MAP_TILES_FILE } from './map-tiles.ts'

/** The vector tiles that an agency may put into its data folder. */
export interface MapTiles {
  /** Null where there is no such file, or none that can be read. */
  open(): Promise<OpenMapTiles | null>
  /** Why the map cannot show them, in a sentence, or null. */
  fault(): Promise<string | null>
}

interface OpenMapTiles extends Pick<StoredFile, 'size' | 'stream'> {
  /** Differs for a file that took the place of another. */
  etag: string
  close(): Promise<void>
}

export function mapTilesIn(folder: string): MapTiles {
  const path = join(folder, MAP_TILES_FILE)
  return {
    // One file handle for size, tag and content: the file may be replaced at any time, and a
    // response must not mix two files.
    async open() {
      const opened = await openFile(path)
      if (!opened) return null
      const { handle, stats } = opened
      const { size, mtimeMs, ino } = stats
      return {
        size,
        etag: [size, Math.round(mtimeMs), ino].map((part) => part.toString(36)).join('-'),
        stream: (range) => handle.createReadStream({ ...range, autoClose: false }),
        close: () => handle.close(),
      }
    },
    async fault() {
      const opened = await openFile(path)
      if (!opened) return `The data folder has no file ${MAP_TILES_FILE} that can be read.`
      await using handle = opened.handle
      if (await isReadable(handle)) return null
      return `${MAP_TILES_FILE} is not a file of vector tiles of Dubai (PMTiles, version 3, gzip).`
    },
  }
}

async function openFile(path: string) {
  const handle = await open(path).catch(() => null)
  const stats = await handle?.stat().catch(() => null)
  if (handle && stats?.isFile()) return { handle, stats }
  await handle?.close()
  return null
}

const MAGIC = 'PMTiles'
const HEADER_BYTES = 127

async function isReadable(handle: FileHandle): Promise<boolean> {
  const bytes = Buffer.from(new ArrayBuffer(HEADER_BYTES))
  const { bytesRead } = await handle.read(bytes, 0, HEADER_BYTES, 0)
  if (bytesRead < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return false
  try {
    return hasTilesOfDubai(bytesToHeader(bytes.buffer))
  } catch {
    // Of a later version.
    return false
  }
}
