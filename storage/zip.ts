import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

const MAX_BYTES = 0xffff_ffff

/** A zip archive in chunks, one file in memory at a time. Uncompressed: photos do not shrink. */
export async function* zip(entries: AsyncIterable<ZipEntry>, changedAt: Date) {
  const chunks: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  let written = 0
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = inUtc(changedAt)
    archive.add(file)
    file.push(bytes, true)
    written += bytes.length
    if (written > MAX_BYTES) throw new Error('Too much for one zip archive')
    yield* chunks.splice(0)
  }
  archive.end()
  yield* chunks
}

/** Zip times have no time zone, and fflate writes local ones. */
function inUtc(date: Date): Date {
  return new Date(date.getTime() + date.getTimezoneOffset() * 60_000)
}
