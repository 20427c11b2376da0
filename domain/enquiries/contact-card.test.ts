import { expect, test } from 'vitest'

import { parseContact } from '#test/calendar.ts'

import { contactCard } from './contact-card.ts'

const layla = { name: 'Layla Haddad', email: 'layla@example.com', phone: '+971 50 555 0100' }

test('the sender is a contact that phones can read', () => {
  const { filename, type, text } = contactCard(layla, 'GH-7\nhttps://homes.example/admin/enquiries')
  expect([filename, type]).toEqual(['contact.vcf', 'text/vcard; charset=utf-8'])
  expect(parseContact(text)).toMatchObject({
    version: '3.0',
    fn: 'Layla Haddad',
    n: ['', 'Layla Haddad', '', '', ''],
    tel: '+971 50 555 0100',
    email: 'layla@example.com',
    note: 'GH-7\nhttps://homes.example/admin/enquiries',
  })
})

test('nothing that was typed can add a line or end the card', () => {
  const name = 'A;b,c\\d\r\nEND:VCARD\nTEL:+1\u0007'
  const { text } = contactCard({ ...layla, name, phone: '1\r\nNOTE:x' }, 'n')
  expect(text.match(/^END:VCARD\r$/gm)).toHaveLength(1)
  expect(text.match(/^TEL/gm)).toHaveLength(1)
  expect(parseContact(text)).toMatchObject({
    n: ['', 'A;b,c\\d\nEND:VCARD\nTEL:+1', '', '', ''],
    note: 'n',
  })
})

test('long lines are folded within 75 bytes, between characters', () => {
  const name = 'مريم 🏠 '.repeat(30).trim()
  const { text } = contactCard({ ...layla, name }, '')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(parseContact(text)).toMatchObject({ fn: name })
})

test('a phone number that is missing is left out', () => {
  expect(parseContact(contactCard({ ...layla, phone: '' }, '').text)).not.toHaveProperty('tel')
})
