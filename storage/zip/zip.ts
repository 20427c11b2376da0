import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

const LARGEST = 0xffff_ffff
const MOST_ENTRIES = 0xffff
const UTF8_NAMES = 0x0800

/** A zip, piece by piece. Nothing is compressed: photos cannot be. */
export async function* zip(
  entries: AsyncIterable<ZipEntry>,
  changedAt: Date,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, bytes } of entries) {
    const about = describe(name, bytes, changedAt)
    const header = localHeader(about)
    directory.push(directoryEntry(about, at))
    yield header
    yield bytes
    at += header.length + bytes.length
    if (at > LARGEST || directory.length > MOST_ENTRIES) throw new Error('Too much for one zip')
  }
  yield* directory
  yield endOf(directory, at)
}

interface About {
  name: Buffer
  /** What both headers say alike: flags, method, time, sum and sizes. */
  common: Buffer
}

function describe(name: string, bytes: Uint8Array, changedAt: Date): About {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(UTF8_NAMES, 2)
  common.writeUInt16LE(0, 4)
  common.writeUInt32LE(dosTime(changedAt), 6)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(bytes.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(Buffer.byteLength(name), 22)
  return { name: Buffer.from(name), common }
}

function localHeader({ name, common }: About): Buffer {
  return Buffer.concat([signature('PK\x03\x04'), common, name])
}

function directoryEntry({ name, common }: About, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature('PK\x01\x02'), uint16(20), common, rest, name])
}

function endOf(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(
    directory.reduce((bytes, entry) => bytes + entry.length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([signature('PK\x05\x06'), end])
}

/** Two seconds are its smallest step, and its years begin with 1980. */
function dosTime(date: Date): number {
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return ((day << 16) | time) >>> 0
}

function signature(words: string): Buffer {
  return Buffer.from(words, 'latin1')
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
