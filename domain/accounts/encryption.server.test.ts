import { expect, test } from 'vitest'

import { encryptionWith, WrongSecretKey } from './encryption.server.ts'

const KEY = 'k'.repeat(32)
const SECRET = 'JBSWY3DPEHPK3PXP'

test('what is closed opens with the same key, and is never twice the same', () => {
  const seal = encryptionWith(KEY)
  const closed = seal.close(SECRET)
  expect(closed).toMatch(/^sealed:[\w+/]+=*$/)
  expect(closed).not.toContain(SECRET)
  expect(seal.close(SECRET)).not.toBe(closed)
  expect(encryptionWith(KEY).open(closed)).toBe(SECRET)
  expect(seal.open(seal.close('für ☕'))).toBe('für ☕')
})

test('what was closed years ago still opens', () => {
  const closed = 'sealed:udC3QzgkJut+dPMNdDMOBgX5XzSs8qvPZ1kQ/zgdBByQwvs1YZk5VMhAgBE='
  expect(encryptionWith(KEY).open(closed)).toBe(SECRET)
})

test('no other key opens it, nor does the right one where it was touched', () => {
  const closed = encryptionWith(KEY).close(SECRET)
  expect(() => encryptionWith('x'.repeat(32)).open(closed)).toThrow(
    new WrongSecretKey('it was closed with another key'),
  )
  const bytes = Buffer.from(closed.slice('sealed:'.length), 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const touched = Buffer.from(bytes)
    touched.writeUInt8(touched.readUInt8(at) ^ 1, at)
    expect(() => encryptionWith(KEY).open(`sealed:${touched.toString('base64')}`), `${at}`).toThrow(
      WrongSecretKey,
    )
  }
  expect(() => encryptionWith(KEY).open('sealed:')).toThrow(WrongSecretKey)
})

test('what was written before there was a key is read as it is, and told from what is closed', () => {
  const seal = encryptionWith(KEY)
  expect(seal.open(SECRET)).toBe(SECRET)
  expect([seal.isClosed(SECRET), seal.isClosed(seal.close(SECRET))]).toEqual([false, true])
})

test('without a key all stays as it is, and what is closed stays closed', () => {
  const seal = encryptionWith(undefined)
  expect([seal.close(SECRET), seal.open(SECRET), seal.isClosed(SECRET)]).toEqual([
    SECRET,
    SECRET,
    true,
  ])
  expect(() => seal.open(encryptionWith(KEY).close(SECRET))).toThrow(
    new WrongSecretKey('no key is set'),
  )
})
