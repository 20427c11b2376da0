import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { formCheck } from './well-formed.ts'

function faultIn(xml: string, size = xml.length): string | null {
  const check = formCheck()
  for (let at = 0; at < xml.length; at += size) check.read(xml.slice(at, at + size))
  return check.end()
}

const GOOD = [
  '<a/>',
  '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1 &amp; 2"><c>x &lt; y</c>\n<c/>\n</a>\n',
  '<a><![CDATA[ <b> & ]] > ]]></a>\n',
  '<a><![CDATA[>\n<]]]]><![CDATA[>]]></a>\n',
  '<a><!-- b -->\n</a>',
]
const BAD = [
  '',
  'text',
  '<a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a>&</a>',
  '<a b=1/>',
  '<a b="<"/>',
  '<a>\u0001</a>',
  '<a><![CDATA[x</a>',
  '<a>&nbsp;</a>',
  '</a>',
]

test('what a parser takes is taken, however it comes', () => {
  for (const xml of GOOD) for (const size of [1, 2, 7, 1000]) expect(faultIn(xml, size)).toBeNull()
})

test('what no parser takes is told', () => {
  for (const xml of BAD) expect(faultIn(xml), xml).not.toBeNull()
})

test('it judges as libxml2 does', async () => {
  const part = fc.constantFrom(
    '<a>',
    '</a>',
    '<b/>',
    '&amp;',
    '&',
    '<',
    ']]>',
    '<![CDATA[',
    'x',
    '\n',
  )
  const samples = fc.sample(fc.array(part, { maxLength: 8 }), { numRuns: 60, seed: 5 })
  const documents = samples
    .map((parts) => `<r>${parts.join('')}</r>`)
    // Bare `]]>` is refused by the letter, and read by all.
    .filter((xml) => !xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').includes(']]>'))
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    normalization: 'c14n',
  })
  const refused = new Set(errors.map(({ loc }) => loc?.fileName))
  expect(refused.size).toBeGreaterThan(5)
  expect(refused.size).toBeLessThan(documents.length - 5)
  for (const [at, xml] of documents.entries())
    expect(faultIn(xml) !== null, xml).toBe(refused.has(`${at}.xml`))
})
