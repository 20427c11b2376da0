import { expect, test } from 'vitest'

import { canonicalAddress, isReadableAddress } from './address.ts'

test.each([
  ['/about', 'example.com', true],
  ['/about', 'localhost:3000', true],
  ['/about', '[::1]:3000', true],
  ['/about', '', true],
  ['http://x/', 'example.com', false],
  ['*', 'example.com', false],
  ['/about', 'a b', false],
  ['/about', 'a@b', false],
  ['/about', 'example.com:port', false],
  ['/about', 'a/b', false],
])('%s at host "%s" is readable: %s', (url, host, readable) => {
  expect(isReadableAddress({ url, host })).toBe(readable)
})

test.each([
  ['/', '/'],
  ['/?a=//', '/?a=//'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['//example.com/about', '/example.com/about'],
  ['/./about', '/about'],
  ['/\\example.com/about', '/example.com/about'],
  ['/.\\\\example.com', '/example.com'],
  ['/.\\/example.com', '/example.com'],
  ['/x/..\\\\example.com', '/example.com'],
  ['/x/../about', '/about'],
  ['/%2e%2e/about', '/about'],
  ['/%61bout?b=%61', '/about?b=%61'],
  ['/a%20b', '/a%20b'],
  ['/a%2Fb', '/a%2Fb'],
  ['/بحر', '/%D8%A8%D8%AD%D8%B1'],
])('%s is spelt %s', (url, spelling) => {
  expect(canonicalAddress(url)).toBe(spelling)
  expect(canonicalAddress(spelling)).toBe(spelling)
})
