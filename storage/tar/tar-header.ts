export const BLOCK = 512

/** What stands in front of each file of a tar: its name and its size. */
export interface TarHeader {
  name: string
  size: number
  /** Seconds since 1970. */
  changedAt: number
}

export class BrokenTar extends Error {}

const LONGEST_NAME = 100
const LARGEST_OCTAL = 8 ** 11 - 1
const MAGIC = 'ustar\u000000'
const PLAIN_FILE = '0'

/** A POSIX header, as every tar program reads it. Only its owner may read what it unpacks. */
export function encodeHeader({ name, size, changedAt }: TarHeader): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`Too long a name for a tar: ${name}`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(0o600, 8), 100, 'latin1')
  block.write(octal(0, 8), 108, 'latin1')
  block.write(octal(0, 8), 116, 'latin1')
  writeSize(block, size)
  block.write(octal(changedAt, 12), 136, 'latin1')
  block.write(PLAIN_FILE, 156, 'latin1')
  block.write(MAGIC, 257, 'latin1')
  block.write(`${octal(sumOf(block), 7)} `, 148, 'latin1')
  return block
}

/** The header in a block, or null for the empty block that ends a tar. */
export function decodeHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null
  if (block.toString('latin1', 257, 265) !== MAGIC)
    throw new BrokenTar('has no tar header where one should be')
  if (readOctal(block, 148, 8) !== sumOf(block)) throw new BrokenTar('has a damaged header')
  if (block.toString('latin1', 156, 157) !== PLAIN_FILE)
    throw new BrokenTar('holds something else than plain files')
  return {
    name: readText(block, 0, LONGEST_NAME),
    size: readSize(block),
    changedAt: readOctal(block, 136, 12),
  }
}

// Eleven octal digits hold 8 GiB; a larger size stands there in binary, with the first bit set.
function writeSize(block: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) return void block.write(octal(size, 12), 124, 'latin1')
  block.writeUInt8(0x80, 124)
  block.writeBigUInt64BE(BigInt(size), 128)
}

function readSize(block: Buffer): number {
  return block.readUInt8(124) === 0x80
    ? Number(block.readBigUInt64BE(128))
    : readOctal(block, 124, 12)
}

/** The sum of the bytes, with the field that holds it counted as spaces. */
function sumOf(block: Buffer): number {
  let sum = 8 * 0x20
  for (const [at, byte] of block.entries()) if (at < 148 || at >= 156) sum += byte
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
