import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { xmlChecker } from './well-formed.ts'

function faultIn(xml: string, size = xml.length): string | null {
  const check = xmlChecker()
  for (let at = 0; at < xml.length; at += size) check.read(xml.slice(at, at + size))
  return check.end()
}

const GOOD = [
  '<a/>',
  '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1 &amp; 2"><c>x &lt; y</c>\n<c/>\n</a>\n',
  '<a><![CDATA[ <b> & ]] > ]]></a>\n',
  '<a><![CDATA[>\n<]]]]><![CDATA[>]]></a>\n',
  '<a><!-- b -->\n</a>',
  '<!--\n<b>\n-->\n<?style\n<b>?>\n<a></a>\n<!-- c -->\n',
  '<ns:a.b-c_1\n x="1"\n\ty="&quot;&apos;&lt;&gt;&#39;&#123;&#x2f;" >&#39;&#x2f1;</ns:a.b-c_1 >',
  '<_a x:y.z-1=""  />',
  '<a>\t\r\n\u0020\ud7ff\ue000\ufffd\u{10000}\u{10ffff}</a>',
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
  '<1a/>',
  '<-a/>',
  '<a b="1"c="2"/>',
  '<a b="&"/>',
  '<a b="&nbsp;"/>',
  '<a b="&#x;"/>',
  '<a b="x"',
  '<a>&#;</a>',
  '<a>&#x;</a>',
  '<a>&#xg;</a>',
  '<a>&#3a;</a>',
  '<a>&amp</a>',
  // What stands between two of these is not a part of them.
  '<a><!-- x --><b><!-- y --></a>',
  '<a><?x?><b><?y?></a>',
  '<a><![CDATA[x]]><b><![CDATA[y]]></a>',
]

const TOLD = [
  ['', 'there is nothing in it'],
  ['<!-- a -->\n', 'there is nothing in it'],
  ['text', 'text outside of all'],
  ['<a/>\n<![CDATA[x]]>', 'text outside of all'],
  ['<a><b>', '<b> is not closed'],
  ['<a></b>', '</b> closes nothing'],
  ['<a/>\n<b/>', 'a second document begins'],
  ['<a></a>\n<b></b>', 'a second document begins'],
  ['<a>x & y</a>', '“& y</a>” cannot be read'],
  [`<a>&${'x'.repeat(60)}</a>`, `“&${'x'.repeat(39)}” cannot be read`],
] as const

test('what a parser takes is taken, however it comes', () => {
  for (const xml of GOOD) for (const size of [1, 2, 7, 1000]) expect(faultIn(xml, size)).toBeNull()
})

test('what no parser takes is told', () => {
  for (const xml of BAD) expect(faultIn(xml), xml).not.toBeNull()
})

test.each(TOLD)('of %j is told: %s', (xml, fault) => {
  expect(faultIn(xml)).toBe(fault)
})

test.each(['\0', '\u0008', '\u001f', '\ud800', '\udfff', '\ufffe', '\uffff'])(
  'no document holds %j',
  (character) => {
    expect(faultIn(`<a>${character}</a>`)).toBe('a character that XML does not hold')
  },
)

test('the first fault is told, whatever follows', () => {
  const check = xmlChecker()
  for (const part of ['<a>\n', '</b>\n', '</c>\n', '<a>&</a>']) check.read(part)
  expect(check.end()).toBe('</b> closes nothing')
})

test('what has no end is given up after four million characters', () => {
  const begin = '<![CDATA[>\n'
  const told = (length: number) => {
    const check = xmlChecker()
    check.read(`<a>\n${begin}${'x'.repeat(length - begin.length)}`)
    check.read(']]>\n</a>\n')
    return check.end()
  }
  // The line break before it is read with it.
  expect(told(3_999_980)).toBeNull()
  expect(told(4_000_001)).toMatch(/^“\s*<!\[CDATA\[>\nx+” cannot be read$/)
})

test('what holds no line is given up as well, and no more of it is kept', () => {
  const check = xmlChecker()
  check.read('<a>\n')
  for (let part = 0; part < 5; part++) check.read('x'.repeat(1_000_000))
  check.read('</a>\n')
  expect(check.end()).toMatch(/^“\s*x+” cannot be read$/)
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
