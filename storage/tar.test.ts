import { execFileSync } from 'node:child_process'
import { open, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'

import { decodeHeader, encodeHeader, listTar, tarWriter } from './tar.ts'

const changedAt = new Date('2026-03-01T08:00:00Z')
const files = {
  'a.txt': 'one',
  'b/empty': '',
  'b/c.txt': 'é'.repeat(700),
  'd.txt': 'x'.repeat(512),
}

test('what is written is read, each file whole and in its order', async () => {
  const path = await written(files)
  const entries = await listTar(path)
  const read = await Promise.all(entries.map(async (e) => [e.name, await text(e.stream())]))
  expect(read).toEqual(Object.entries(files))
})

test('any tar program reads it', async () => {
  const path = await written(files)
  const folder = temporaryFolder()
  execFileSync('tar', ['-xf', path, '-C', folder])
  for (const [name, words] of Object.entries(files))
    expect(await readFile(join(folder, name), 'utf8')).toBe(words)
})

test('a file whose pieces fail half-way leaves no trace', async () => {
  const path = join(temporaryFolder(), 'x.tar')
  const file = await open(path, 'wx')
  const tar = tarWriter(file, changedAt)
  await tar.add('a', ['kept'])
  await expect(tar.add('b', failing())).rejects.toThrow('no more')
  await tar.add('c', ['also kept'])
  await tar.end()
  await file.close()
  expect((await listTar(path)).map(({ name, size }) => [name, size])).toEqual([
    ['a', 4],
    ['c', 9],
  ])
  expect(execFileSync('tar', ['-tf', path], { encoding: 'utf8' })).toBe('a\nc\n')
})

test.each([0, 1, 8 ** 11 - 1, 8 ** 11, 2 ** 45])('a size of %i can be told', (size) => {
  const header = { name: 'tables/emails.jsonl', size, changedAt: 1_772_352_000 }
  expect(decodeHeader(encodeHeader(header))).toEqual(header)
})

test('a name that does not fit is refused', () => {
  expect(() => encodeHeader({ name: 'x'.repeat(101), size: 0, changedAt: 0 })).toThrow('Too long')
})

test('a tar that was cut short anywhere is refused', async () => {
  const path = await written(files)
  const { length } = await readFile(path)
  for (const left of [0, 1, 511, 512, 700, length - 1536, length - 1025]) {
    await truncate(await written(files, path), left)
    await expect(listTar(path), `${left} bytes`).rejects.toThrow('ends too early')
  }
})

test('a changed header is refused', async () => {
  const path = await written(files)
  const bytes = await readFile(path)
  for (const at of [0, 3, 101, 130, 140, 150, 156, 258]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await writeFile(path, changed)
    await expect(listTar(path), `byte ${at}`).rejects.toThrow(/header/)
  }
})

async function written(
  files: Record<string, string>,
  path = join(temporaryFolder(), 'x.tar'),
): Promise<string> {
  const file = await open(path, 'w')
  const tar = tarWriter(file, changedAt)
  for (const [name, words] of Object.entries(files)) await tar.add(name, inPieces(words))
  await tar.end()
  await file.close()
  return path
}

function* inPieces(words: string): Generator<string> {
  for (let at = 0; at < words.length; at += 100) yield words.slice(at, at + 100)
}

async function* failing(): AsyncGenerator<string> {
  yield 'x'.repeat(5000)
  await Promise.reject(new Error('no more'))
}
