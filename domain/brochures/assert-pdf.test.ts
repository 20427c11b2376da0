import { expect, test } from 'vitest'

import { TooLarge, Unsupported } from '#domain/problem.ts'
import { pdf } from '#test/samples.ts'

import { assertPdf } from './assert-pdf.ts'

const MAX_BYTES = 20 * 1024 * 1024

const TABLE = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\n'

interface Parts {
  head: string
  body: string
  table: string
  end: (at: number) => string
}

/** The frame of a PDF: header, cross-reference table, and an end that points to the table. */
function framed({ head, body, table, end }: Partial<Parts>): Buffer {
  const before = (head ?? '%PDF-1.7\n') + (body ?? '')
  const rest = (table ?? TABLE) + (end ?? ((at) => `startxref\n${at}\n%%EOF\n`))(before.length)
  return Buffer.from(before + rest, 'latin1')
}

test.each<[string, Partial<Parts>]>([
  ['of version 1.0', { head: '%PDF-1.0\n' }],
  ['of version 2.0', { head: '%PDF-2.0\n' }],
  ['with Windows line ends', { end: (at) => `startxref\r\n${at}\r\n%%EOF\r\n` }],
  ['without a line break at its end', { end: (at) => `startxref\n${at}\n%%EOF` }],
  ['with empty lines at its end', { end: (at) => `startxref\n${at}\n%%EOF\n\n\n` }],
  ['whose table starts a line later than stated', { table: `\r\n${TABLE}` }],
  ['with its table in a stream', { table: '7 0 obj\n<< /Type /XRef >>\n' }],
  [
    'with its table in a stream with a large object number',
    { table: '1204 12 obj\n<< /Type /XRef >>\n' },
  ],
  ['that is long', { body: `%${'x'.repeat(99_999)}\n` }],
])('a PDF %s is accepted', (_, parts) => {
  expect(() => assertPdf(framed(parts))).not.toThrow()
})

test.each<[string, Partial<Parts>]>([
  ['starts with something else', { head: '<html> \n' }],
  ['has no version', { head: '%PDF-x.y\n' }],
  ['has an unknown version', { head: '%PDF-3.0\n' }],
  ['does not say where its table is', { end: () => 'startxref\n\n%%EOF\n' }],
  ['has no end', { end: () => '' }],
  ['continues after its end', { end: (at) => `startxref\n${at}\n%%EOF\n<script>` }],
  ['has its table beyond its end', { end: () => 'startxref\n99999\n%%EOF\n' }],
  ['has no table where it is stated to be', { end: (at) => `startxref\n${at + 1}\n%%EOF\n` }],
  ['has another word in place of its table', { table: 'xrefs\n' }],
  ['has something before its table', { table: `-${TABLE}` }],
  ['has an object without a number in place of its table', { table: 'x 0 obj\n' }],
])('a file that %s is refused', (_, parts) => {
  expect(() => assertPdf(framed(parts))).toThrow(
    new Unsupported('This file is not a PDF that can be read.'),
  )
})

test('a truncated or empty file is refused', () => {
  const whole = pdf()
  assertPdf(whole)
  for (const bytes of [whole.subarray(0, -20), whole.subarray(1), Buffer.alloc(0)])
    expect(() => assertPdf(bytes)).toThrow(Unsupported)
})

test('a PDF may have 20 MB and no more', () => {
  const bare = framed({}).length
  // The offset of the table grows from one digit to eight.
  const filled = (bytes: number) => framed({ body: ' '.repeat(bytes - bare - 7) })
  const largest = filled(MAX_BYTES)
  expect(largest).toHaveLength(MAX_BYTES)
  assertPdf(largest)
  expect(() => assertPdf(filled(MAX_BYTES + 1))).toThrow(
    new TooLarge('A brochure may have 20 MB at most.'),
  )
})
