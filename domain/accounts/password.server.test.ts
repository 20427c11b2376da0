import { argon2Sync } from 'node:crypto'

import { expect, onTestFinished, test, vi } from 'vitest'

import { quickHash } from '#test/administrator.ts'
import { FULL_COST } from '#test/quick-passwords.ts'

import { hashPassword, verifyPassword } from './password.server.ts'

test('a password matches its hash, and each hash has its own salt', async () => {
  vi.stubEnv(FULL_COST, '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const [one, other] = await Promise.all([hashPassword('a long one'), hashPassword('a long one')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await verifyPassword('a long one', one)).toBe(true)
  expect(await verifyPassword('A long one', one)).toBe(false)
  const [nonce = Buffer.of(), tag] = one
    .split('$')
    .slice(-2)
    .map((part) => Buffer.from(part, 'base64'))
  const cost = { memory: 65_536, passes: 3, parallelism: 1 }
  const message = 'a long one'
  expect(tag).toEqual(argon2Sync('argon2id', { message, nonce, tagLength: 32, ...cost }))
})

test('a hash is checked with the parameters stored in it', async () => {
  const stored = quickHash('a long one')
  expect(await verifyPassword('a long one', stored)).toBe(true)
  for (const raised of ['m=16,t=1,p=1', 'm=8,t=2,p=1', 'm=16,t=1,p=2'])
    expect(await verifyPassword('a long one', stored.replace('m=8,t=1,p=1', raised))).toBe(false)
})

test('a password matches in every Unicode normalisation', async () => {
  expect(await verifyPassword('\u0041\u030angström', quickHash('\u00c5ngström'))).toBe(true)
  expect(await verifyPassword('ｐａｓｓ１', quickHash('pass1'))).toBe(true)
})

const stored = quickHash('a long one')

test.each([
  ['nothing', ''],
  ['another kind', stored.replace('argon2id', 'argon2i')],
  ['another version', stored.replace('v=19', 'v=16')],
  ['one without a salt', stored.replace(/\$[^$]+\$([^$]+)$/, '$$$$$1')],
  ['one without an end', stored.replace(/\$[^$]+$/, '$')],
  ['one that is cut', stored.slice(0, -4)],
  ['something before it', `x${stored}`],
  ['something behind it', `${stored}$x`],
])('%s in place of a hash opens to nobody', async (_what, broken) => {
  expect(broken).not.toBe(stored)
  expect(await verifyPassword('a long one', broken)).toBe(false)
})
