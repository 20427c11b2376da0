import { expect, test } from 'vitest'

import { isFrom, person } from './person.ts'

const sender = { email: 'Layla.Haddad@Example.com ', phone: '+971 50 555 0100' }

test.each([
  ['layla.haddad@example.com', true],
  [' LAYLA.HADDAD@EXAMPLE.COM', true],
  ['haddad@example.com', false],
  ['layla.haddad@example.co', false],
])('the address %j is theirs: %j', (email, theirs) => {
  expect(isFrom({ email }, sender)).toBe(theirs)
})

test.each([
  ['+971505550100', true],
  ['00971 (50) 555-0100', true],
  ['050 555 01 00', true],
  ['٠٥٠ ٥٥٥ ٠١٠٠', true],
  ['۰۵۰۵۵۵۰۱۰۰', true],
  ['+971 50 555 0101', false],
  ['555 0100', false],
  ['+44 50 555 0100', false],
  ['', false],
])('the number %j is theirs: %j', (phone, theirs) => {
  expect(isFrom({ phone }, sender)).toBe(theirs)
})

test('one of the two is enough', () => {
  expect(isFrom({ email: 'other@example.com', phone: '0505550100' }, sender)).toBe(true)
  expect(isFrom({ email: 'other@example.com', phone: '0505550101' }, sender)).toBe(false)
})

test.each(['1', '000', '12345', '-', ''])('nobody is known by the number %j', (phone) => {
  expect(isFrom({ phone }, { email: 'x@example.com', phone })).toBe(false)
})

test('a person has an address or a number', () => {
  expect(person.parse({ email: ' a@example.com ', phone: ' ' })).toEqual({ email: 'a@example.com' })
  expect(person.safeParse({}).error?.issues[0]).toMatchObject({ path: ['email'] })
  expect(person.safeParse({ email: ' ', phone: '' }).success).toBe(false)
})
