import { expect, test } from 'vitest'

import { TooLarge, Unsupported } from '#domain/problem.ts'
import { pdf } from '#test/samples.ts'

import { assertPdf } from './pdf.ts'

const LARGEST = 20 * 1024 * 1024

const TABLE = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\n'

interface Parts {
  head: string
  body: string
  table: string
  end: (at: number) => string
}

/** A PDF as far as its frame goes: its head, its table of contents, and an end that says where. */
function framed({ head, body, table, end }: Partial<Parts>): Buffer {
  const before = (head ?? '%PDF-1.7\n') + (body ?? '')
  const rest = (table ?? TABLE) + (end ?? ((at) => `startxref\n${at}\n%%EOF\n`))(before.length)
  return Buffer.from(before + rest, 'latin1')
}

test.each<[string, Partial<Parts>]>([
  ['of the first version', { head: '%PDF-1.0\n' }],
  ['of the second', { head: '%PDF-2.0\n' }],
  ['with lines that end as on Windows', { end: (at) => `startxref\r\n${at}\r\n%%EOF\r\n` }],
  ['without a line break at its end', { end: (at) => `startxref\n${at}\n%%EOF` }],
  ['with empty lines at its end', { end: (at) => `startxref\n${at}\n%%EOF\n\n\n` }],
  ['whose table begins a line later than it says', { table: `\r\n${TABLE}` }],
  ['with its table in a stream', { table: '7 0 obj\n<< /Type /XRef >>\n' }],
  ['with its table in a stream of a high number', { table: '1204 12 obj\n<< /Type /XRef >>\n' }],
  ['that is long', { body: `%${'x'.repeat(99_999)}\n` }],
])('a PDF %s is taken', (_, parts) => {
  expect(() => assertPdf(framed(parts))).not.toThrow()
})

test.each<[string, Partial<Parts>]>([
  ['begins as something else', { head: '<html> \n' }],
  ['begins as a PDF of no version', { head: '%PDF-x.y\n' }],
  ['begins as a PDF of a version that there is not', { head: '%PDF-3.0\n' }],
  ['does not say where its table is', { end: () => 'startxref\n\n%%EOF\n' }],
  ['has no end', { end: () => '' }],
  ['goes on after its end', { end: (at) => `startxref\n${at}\n%%EOF\n<script>` }],
  ['has its table beyond its end', { end: () => 'startxref\n99999\n%%EOF\n' }],
  ['has no table where it says', { end: (at) => `startxref\n${at + 1}\n%%EOF\n` }],
  ['has a word where its table should be', { table: 'xrefs\n' }],
  ['has something before its table', { table: `-${TABLE}` }],
  ['has a thing without a number for a table', { table: 'x 0 obj\n' }],
])('a file that %s is refused', (_, parts) => {
  expect(() => assertPdf(framed(parts))).toThrow(
    new Unsupported('This file is not a PDF that can be read.'),
  )
})

test('what is cut off or empty is refused', () => {
  const whole = pdf()
  assertPdf(whole)
  for (const bytes of [whole.subarray(0, -20), whole.subarray(1), Buffer.alloc(0)])
    expect(() => assertPdf(bytes)).toThrow(Unsupported)
})

test('a PDF may have 20 MB, and not a byte more', () => {
  const bare = framed({}).length
  // The place of the table grows from one digit to eight.
  const filled = (bytes: number) => framed({ body: ' '.repeat(bytes - bare - 7) })
  const largest = filled(LARGEST)
  expect(largest).toHaveLength(LARGEST)
  assertPdf(largest)
  expect(() => assertPdf(filled(LARGEST + 1))).toThrow(
    new TooLarge('A brochure may have 20 MB at most.'),
  )
})
