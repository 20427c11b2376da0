import { expect, test } from 'vitest'

import { encryptionWith, WrongSecretKey } from './encryption.server.ts'

const KEY = 'k'.repeat(32)
const SECRET = 'JBSWY3DPEHPK3PXP'

test('the same key decrypts, and no two encryptions are equal', () => {
  const encryption = encryptionWith(KEY)
  const encrypted = encryption.encrypt(SECRET)
  expect(encrypted).toMatch(/^sealed:[\w+/]+=*$/)
  expect(encrypted).not.toContain(SECRET)
  expect(encryption.encrypt(SECRET)).not.toBe(encrypted)
  expect(encryptionWith(KEY).decrypt(encrypted)).toBe(SECRET)
  expect(encryption.decrypt(encryption.encrypt('für ☕'))).toBe('für ☕')
})

test('a value stored years ago can still be decrypted', () => {
  const encrypted = 'sealed:udC3QzgkJut+dPMNdDMOBgX5XzSs8qvPZ1kQ/zgdBByQwvs1YZk5VMhAgBE='
  expect(encryptionWith(KEY).decrypt(encrypted)).toBe(SECRET)
})

test('another key, or a changed value, is refused', () => {
  const encrypted = encryptionWith(KEY).encrypt(SECRET)
  expect(() => encryptionWith('x'.repeat(32)).decrypt(encrypted)).toThrow(
    new WrongSecretKey('it was encrypted with another key'),
  )
  const bytes = Buffer.from(encrypted.slice('sealed:'.length), 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(
      () => encryptionWith(KEY).decrypt(`sealed:${changed.toString('base64')}`),
      `${at}`,
    ).toThrow(WrongSecretKey)
  }
  expect(() => encryptionWith(KEY).decrypt('sealed:')).toThrow(WrongSecretKey)
})

test('a text stored before there was a key is read as it is, and known as unencrypted', () => {
  const encryption = encryptionWith(KEY)
  expect(encryption.decrypt(SECRET)).toBe(SECRET)
  expect([
    encryption.isEncrypted(SECRET),
    encryption.isEncrypted(encryption.encrypt(SECRET)),
  ]).toEqual([false, true])
})

test('without a key texts stay as they are, and encrypted ones are refused', () => {
  const encryption = encryptionWith(undefined)
  expect([
    encryption.encrypt(SECRET),
    encryption.decrypt(SECRET),
    encryption.isEncrypted(SECRET),
  ]).toEqual([SECRET, SECRET, true])
  expect(() => encryption.decrypt(encryptionWith(KEY).encrypt(SECRET))).toThrow(
    new WrongSecretKey('no key is set'),
  )
})
