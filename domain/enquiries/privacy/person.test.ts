import { expect, test } from 'vitest'

import { erasure, isFrom, person } from './person.ts'

const sender = { email: 'Layla.Haddad@Example.com ', phone: '+971 50 555 0100' }

test.each([
  ['layla.haddad@example.com', true],
  [' LAYLA.HADDAD@EXAMPLE.COM', true],
  ['haddad@example.com', false],
  ['layla.haddad@example.co', false],
])('the email address %j belongs to the person: %j', (email, theirs) => {
  expect(isFrom({ email }, sender)).toBe(theirs)
})

test.each([
  ['+971505550100', true],
  ['00971 (50) 555-0100', true],
  ['050 555 01 00', true],
  ['٠٥٠ ٥٥٥ ٠١٠٠', true],
  ['۰۵۰۵۵۵۰۱۰۰', true],
  ['+971 50 555 0101', false],
  ['5055 50100', true],
  ['5550100', false],
  ['٥٥٥ ٠١٠٠', false],
  ['555 0100', false],
  ['+44 50 555 0100', false],
  ['', false],
])('the phone number %j belongs to the person: %j', (phone, theirs) => {
  expect(isFrom({ phone }, sender)).toBe(theirs)
})

test('email address or phone number alone is enough', () => {
  expect(isFrom({ email: 'other@example.com', phone: '0505550100' }, sender)).toBe(true)
  expect(isFrom({ email: 'other@example.com', phone: '0505550101' }, sender)).toBe(false)
})

test.each(['1', '000', '12345', '-', ''])('the number %j matches no one', (phone) => {
  expect(isFrom({ phone }, { email: 'x@example.com', phone })).toBe(false)
})

test('a person needs an email address or a phone number', () => {
  expect(person.parse({ email: ' a@example.com ', phone: ' ' })).toEqual({ email: 'a@example.com' })
  expect(person.safeParse({}).error?.issues[0]).toMatchObject({ path: ['email'] })
  expect(person.safeParse({ email: ' ', phone: '' }).success).toBe(false)
})

test.each([
  ['555 0100', '5550100', true],
  ['555 010', '555010', false],
  ['4555 0100', '+971 4 4555 0100', true],
  ['555 0100', '+971 4 555 0100', false],
  ['+971 4 555 0100', '4555 0100', true],
  ['0123456789', '٠١٢٣٤٥٦٧٨٩', true],
  ['0123456789', '۰۱۲۳۴۵۶۷۸۹', true],
  ['call 0505550100', '050-555-0100', true],
])('%j and %j are one number: %j', (phone, written, same) => {
  expect(isFrom({ phone }, { email: 'x@example.com', phone: written })).toBe(same)
})

test('an erasure needs the number of enquiries', () => {
  const given = { email: 'a@example.com' }
  expect(erasure.parse({ ...given, enquiries: 0 })).toEqual({ ...given, enquiries: 0 })
  for (const enquiries of [-1, 1.5, undefined])
    expect(erasure.safeParse({ ...given, enquiries }).success, `${enquiries}`).toBe(false)
  expect(erasure.safeParse(given).error?.issues[0]?.message).toBe(
    'Please say how many enquiries are to be erased.',
  )
  expect(erasure.safeParse({ enquiries: 1 }).error?.issues[0]?.message).toBe(
    'Please give an e-mail address or a phone number.',
  )
})
