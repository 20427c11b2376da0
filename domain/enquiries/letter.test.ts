import { expect, test } from 'vitest'

import { writeLetter } from './letter.ts'

const context = { inboxUrl: 'https://homes.example/admin/enquiries', photosLeftOut: 0 }
const enquirer = { name: 'Layla', email: 'layla@example.com', phone: '+971' }

test('a letter says who asks, what for, and where to answer', () => {
  const { subject, text, html } = writeLetter(
    { kind: 'tour', ...enquirer, message: 'Saturday at four?', property_id: 7 },
    { ...context, property: { title: 'Frond house', url: 'https://homes.example/properties2/7' } },
  )
  expect(subject).toBe('A tour is asked for: Frond house, Layla')
  for (const part of [text, html])
    for (const words of [
      'layla@example.com',
      'Saturday at four?',
      'properties2/7',
      context.inboxUrl,
    ])
      expect(part).toContain(words)
})

test('no line break reaches the subject', () => {
  const { subject } = writeLetter(
    { kind: 'contact', ...enquirer, subject: 'Hi\r\nBcc: all@example.com', message: 'x' },
    context,
  )
  expect(subject).toBe('A message: Hi Bcc: all@example.com, Layla')
})

test('no markup of a visitor reaches the page', () => {
  const { html } = writeLetter(
    { kind: 'listing', ...enquirer, name: '<img src=x onerror=alert(1)>', address: '"&' },
    context,
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('&quot;&amp;')
})

test('photos that do not fit are said to be in the inbox', () => {
  const { text } = writeLetter(
    {
      kind: 'sell',
      ...enquirer,
      propertyaddress: 'Villa',
      countrycity: 'Dubai',
      message: 'x',
      photos: [],
    },
    { ...context, photosLeftOut: 2 },
  )
  expect(text).toContain('2 of the photos are too large for a letter')
})
