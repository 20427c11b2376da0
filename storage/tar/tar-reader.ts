import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

import { BLOCK, BrokenTar, decodeHeader } from './tar-header.ts'
import { paddingOf } from './tar-writer.ts'

export interface TarEntry {
  name: string
  size: number
  stream(): Readable
}

/** Every file of a tar in its order, without reading what is in it. */
export async function listTar(path: string): Promise<TarEntry[]> {
  const file = await open(path, 'r')
  try {
    const { size: end } = await file.stat()
    const entries: TarEntry[] = []
    for (let at = 0; ;) {
      const header = decodeHeader(await readBlock(file, at))
      if (!header) break
      const { name, size } = header
      const start = at + BLOCK
      entries.push({ name, size, stream: () => streamOf(path, start, size) })
      at = start + size + paddingOf(size)
      if (at + BLOCK > end) throw new BrokenTar('ends too early')
    }
    return entries
  } finally {
    await file.close()
  }
}

async function readBlock(file: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, position)
  if (bytesRead < BLOCK) throw new BrokenTar('ends too early')
  return buffer
}

function streamOf(path: string, start: number, size: number): Readable {
  // A range of no bytes cannot be asked for.
  if (size === 0) return Readable.from([])
  return createReadStream(path, { start, end: start + size - 1 })
}
