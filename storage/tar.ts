import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

// By hand rather than by a library: sizes are unknown until a table is written, and entries are read
// at random. See docs/decisions/0016-libraries-and-hand-work.md.

const BLOCK_BYTES = 512
const MAX_NAME_BYTES = 100
const MAX_OCTAL_SIZE = 8 ** 11 - 1
const VERSION = '00'
/** The magic string of the format, which the version follows. */
const MAGIC = `ustar\0${VERSION}`
const REGULAR_FILE = '0'

/** Its message continues a sentence whose subject is the file: `has a damaged header`. */
export class BrokenTar extends Error {}

export type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

export interface AddedFile {
  size: number
  sha256: string
}

/** Writes a tar archive into an open file. Each header is written after its content. */
export function tarWriter(file: FileHandle, changedAt: Date) {
  let end = 0
  return {
    /** Adds one file in chunks. If it fails half-way, the next file overwrites it. */
    async add(name: string, chunks: Chunks): Promise<AddedFile> {
      const hash = createHash('sha256')
      const start = end + BLOCK_BYTES
      let size = 0
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        hash.update(bytes)
        await writeAll(file, bytes, start + size)
        size += bytes.length
      }
      await writeAll(file, Buffer.alloc(paddingOf(size)), start + size)
      const seconds = Math.floor(changedAt.getTime() / 1000)
      await writeAll(file, encodeHeader({ name, size, changedAt: seconds }), end)
      end = start + size + paddingOf(size)
      return { size, sha256: hash.digest('hex') }
    },
    /** Ends the archive and returns its size in bytes. */
    async end(): Promise<number> {
      await writeAll(file, Buffer.alloc(2 * BLOCK_BYTES), end)
      await file.truncate(end + 2 * BLOCK_BYTES)
      return end + 2 * BLOCK_BYTES
    },
  }
}

export interface TarEntry {
  name: string
  size: number
  stream(): Readable
}

/** Every file of a tar archive, in order, without reading the contents. */
export async function listTar(path: string): Promise<TarEntry[]> {
  await using file = await open(path, 'r')
  const { size: end } = await file.stat()
  const entries: TarEntry[] = []
  for (let position = 0; ;) {
    const header = decodeHeader(await readBlock(file, position))
    if (!header) return entries
    const { name, size } = header
    const start = position + BLOCK_BYTES
    const range = { start, end: start + size - 1 }
    // createReadStream cannot read an empty range.
    const stream = () => (size === 0 ? Readable.from([]) : createReadStream(path, range))
    entries.push({ name, size, stream })
    position = start + size + paddingOf(size)
    if (position + BLOCK_BYTES > end) throw new BrokenTar('ends too early')
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const rest = bytes.length - written
    written += (await file.write(bytes, written, rest, position + written)).bytesWritten
  }
}

async function readBlock(file: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK_BYTES), 0, BLOCK_BYTES, position)
  if (bytesRead < BLOCK_BYTES) throw new BrokenTar('ends too early')
  return buffer
}

function paddingOf(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
}

export interface TarHeader {
  name: string
  size: number
  /** Seconds since 1970. */
  changedAt: number
}

/** A POSIX header, readable by every tar program. Extracted files are readable by their owner only. */
export function encodeHeader({ name, size, changedAt }: TarHeader): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new Error(`Too long a name for a tar: ${name}`)
  const block = Buffer.alloc(BLOCK_BYTES)
  block.write(name, 0)
  block.write(octal(0o600, 8), 100, 'latin1')
  block.write(octal(0, 8), 108, 'latin1')
  block.write(octal(0, 8), 116, 'latin1')
  writeSize(block, size)
  block.write(octal(changedAt, 12), 136, 'latin1')
  block.write(REGULAR_FILE, 156, 'latin1')
  block.write(MAGIC, 257, 'latin1')
  block.write(`${octal(checksumOf(block), 7)} `, 148, 'latin1')
  return block
}

/** The header in a block, or null for the empty block that ends an archive. */
export function decodeHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null
  if (block.toString('latin1', 257, 265) !== MAGIC)
    throw new BrokenTar('has no tar header where one should be')
  if (readOctal(block, 148, 8) !== checksumOf(block)) throw new BrokenTar('has a damaged header')
  if (block.toString('latin1', 156, 157) !== REGULAR_FILE)
    throw new BrokenTar('holds something else than plain files')
  return {
    name: readText(block, 0, MAX_NAME_BYTES),
    size: readSize(block),
    changedAt: readOctal(block, 136, 12),
  }
}

// Eleven octal digits hold 8 GiB. A larger size is stored in binary, with the first bit set.
function writeSize(block: Buffer, size: number): void {
  if (size <= MAX_OCTAL_SIZE) return void block.write(octal(size, 12), 124, 'latin1')
  block.writeUInt8(0x80, 124)
  block.writeBigUInt64BE(BigInt(size), 128)
}

function readSize(block: Buffer): number {
  return block.readUInt8(124) === 0x80
    ? Number(block.readBigUInt64BE(128))
    : readOctal(block, 124, 12)
}

/** The sum of the bytes, with the checksum field itself counted as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 8 * 0x20
  for (const [index, byte] of block.entries()) if (index < 148 || index >= 156) sum += byte
  return sum
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`
}

function readOctal(block: Buffer, start: number, length: number): number {
  const digits = readText(block, start, length).trim()
  if (!/^[0-7]+$/.test(digits)) throw new BrokenTar('has a damaged header')
  return parseInt(digits, 8)
}

function readText(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}
