import { expect, test } from 'vitest'

import { SHIPPED_COLOURS } from '#domain/brand/palette.ts'

import { writeEnquiryEmail } from './enquiry-email.ts'

const context = {
  inboxUrl: 'https://homes.example/admin/enquiries',
  photosLeftOut: 0,
  colours: SHIPPED_COLOURS,
}
const enquirer = { name: 'Layla', email: 'layla@example.com', phone: '+971' }

test('an email says who asks, what for, and where to answer', () => {
  const { subject, text, html } = writeEnquiryEmail(
    { kind: 'tour', ...enquirer, message: 'Saturday at four?', property_id: 7 },
    {
      ...context,
      property: {
        title: 'Frond house',
        reference: 'GH-7',
        url: 'https://homes.example/properties2/7',
      },
    },
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

test('line breaks are removed from the subject', () => {
  const { subject } = writeEnquiryEmail(
    { kind: 'contact', ...enquirer, subject: 'Hi\r\nBcc: all@example.com', message: 'x' },
    context,
  )
  expect(subject).toBe('A message: Hi Bcc: all@example.com, Layla')
})

test('markup typed by a visitor is escaped', () => {
  const { html } = writeEnquiryEmail(
    { kind: 'listing', ...enquirer, name: '<img src=x onerror=alert(1)>', address: '"&' },
    context,
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('&quot;&amp;')
})

test('photos that do not fit are mentioned as being in the inbox', () => {
  const { text } = writeEnquiryEmail(
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
  expect(text).toContain('2 of the photos are too large for an email')
})

const place = { propertyaddress: 'Villa 9', countrycity: 'Dubai' }
const photo = { name: 'a.jpg', bytes: Buffer.alloc(0), width: 1, height: 1, placeholder: '' }
const foot = [
  '',
  'Reply to this email to answer the sender.',
  'Inbox: https://homes.example/admin/enquiries',
]
const who = ['Name: Layla', 'E-mail: layla@example.com', 'Phone: +971', 'Language: English']
const SELL = [
  'A property to sell',
  '',
  ...who,
  'Property address: Villa 9',
  'Country and city: Dubai',
]

test.each([
  [
    { kind: 'listing' as const, ...enquirer, address: 'Al\nJaddaf ' },
    'A property to list: Layla',
    ['A property to list', '', ...who, 'Address: Al Jaddaf'],
  ],
  [
    { kind: 'tour' as const, ...enquirer, message: 'Saturday?' },
    'A tour is asked for: Layla',
    ['A tour is asked for', '', ...who, '', 'Saturday?'],
  ],
  [
    { kind: 'contact' as const, ...enquirer, subject: 'Fees', message: 'How much?' },
    'A message: Fees, Layla',
    ['A message', '', ...who, 'Subject: Fees', '', 'How much?'],
  ],
  [
    { kind: 'sell' as const, ...enquirer, ...place, message: '', photos: [] },
    'A property to sell: Layla',
    SELL,
  ],
  [
    { kind: 'sell' as const, ...enquirer, ...place, message: 'x', photos: [photo] },
    'A property to sell: Layla',
    [...SELL, 'Photos: 1', '', 'x'],
  ],
])('the text of an email, line by line: %#', (enquiry, subject, lines) => {
  const email = writeEnquiryEmail(enquiry, context)
  expect(email.subject).toBe(subject)
  expect(email.text).toBe([...lines, ...foot].join('\n'))
  expect(wordsIn(email.html)).toEqual(wordsOf(lines))
})

test('the HTML is one table, and the message keeps its line breaks', () => {
  const message = `It's "so"\nand <so> & so`
  const { html } = writeEnquiryEmail(
    { kind: 'contact', ...enquirer, subject: 'Fees', message },
    { ...context, photosLeftOut: 3 },
  )
  expect(html).toMatch(/^<!doctype html><html lang="en"><body style="[^"]+">.*<\/body><\/html>$/s)
  expect(html.match(/<tr>/g)).toHaveLength(2 + 5)
  expect(html).toContain('pre-wrap">It&#39;s &quot;so&quot;\nand &lt;so&gt; &amp; so</p>')
  expect(html).toContain('>3 of the photos are too large for an email; they are in the inbox.</p>')
  expect(html).toContain('<a href="https://homes.example/admin/enquiries"')
  const plain = writeEnquiryEmail({ kind: 'listing', ...enquirer, address: 'x' }, context)
  expect(plain.html.match(/<p /g)).toHaveLength(1)
})

/** The visible text, without the footer. */
function wordsIn(html: string): string {
  const shown = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return shown.replace(/ Reply to this email.*$/, '').trim()
}

function wordsOf(lines: string[]): string {
  const labels = lines.map((line) => line.replace(/^([A-Z][\w -]+): /, '$1 '))
  return labels.join(' ').replaceAll(/\s+/g, ' ').trim()
}
