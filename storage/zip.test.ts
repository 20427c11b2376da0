import { crc32 } from 'node:zlib'

import { expect, test } from 'vitest'

import { zip, type ZipEntry } from './zip.ts'

const files = {
  'personal-data.json': '{"name":"Layla"}',
  'photos/é-1.jpg': 'x'.repeat(70_000),
  empty: '',
}

test('the directory at the end lists every file with its content', async () => {
  expect(unpacked(await zipped(files))).toEqual(files)
})

test('an archive without files is valid', async () => {
  expect(unpacked(await zipped({}))).toEqual({})
})

async function zipped(files: Record<string, string>): Promise<Buffer> {
  const pieces = await Array.fromAsync(zip(entriesOf(files), new Date('2026-03-01T08:30:12Z')))
  return Buffer.concat(pieces)
}

async function* entriesOf(files: Record<string, string>): AsyncGenerator<ZipEntry> {
  for (const [name, words] of Object.entries(files))
    yield await Promise.resolve({ name, bytes: Buffer.from(words) })
}

/** Reads a zip as other programs do: from its end to the directory, then to the files. */
function unpacked(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06')
  expect(bytes.length).toBe(end + 22)
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x01\x02')
    expect(dateIn(bytes, at + 12)).toBe('2026-03-01 08:30:12')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const size = bytes.readUInt32LE(at + 24)
    const content = contentAt(bytes, bytes.readUInt32LE(at + 42), name, size)
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16))
    files[name] = content.toString()
    at += 46 + nameLength
  }
  return files
}

function contentAt(bytes: Buffer, at: number, name: string, size: number): Buffer {
  expect(bytes.toString('latin1', at, at + 4)).toBe('PK\x03\x04')
  const start = at + 30 + bytes.readUInt16LE(at + 26)
  expect(bytes.toString('utf8', at + 30, start)).toBe(name)
  return bytes.subarray(start, start + size)
}

function dateIn(bytes: Buffer, at: number): string {
  const [time, day] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)]
  const two = (value: number) => String(value).padStart(2, '0')
  const date = [1980 + (day >> 9), two((day >> 5) & 15), two(day & 31)].join('-')
  return `${date} ${[time >> 11, (time >> 5) & 63, (time & 31) * 2].map(two).join(':')}`
}
