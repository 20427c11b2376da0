import { expect, test } from 'vitest'

import { isPrivate } from './private-address.server.ts'
import { hostOf, isLocalName } from './post.server.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.8.9.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.251',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
])('%s is private', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.each([
  '8.8.8.8',
  '9.255.255.255',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPrivate(address)).toBe(false)
})

test.each([
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:0:0:1]/',
])('%s is on this machine', (url) => {
  expect(isPrivate(hostOf(url))).toBe(true)
})

test('names that mean this machine are known without a name server', () => {
  expect(['localhost', 'LOCALHOST.', 'site.localhost'].map(isLocalName)).toEqual([true, true, true])
  expect(['localhost.example.com', 'notlocalhost'].map(isLocalName)).toEqual([false, false])
})
