import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { xmlChecker } from './xml-check.ts'

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

test('a well-formed document is accepted, in parts of any size', () => {
  for (const xml of GOOD) for (const size of [1, 2, 7, 1000]) expect(faultIn(xml, size)).toBeNull()
})

test('a document that is not well-formed is refused', () => {
  for (const xml of BAD) expect(faultIn(xml), xml).not.toBeNull()
})

test.each(['\0', '\u0008', '\u001f', '\ud800', '\udfff', '\ufffe', '\uffff'])(
  'the character %j is refused',
  (character) => {
    expect(faultIn(`<a>${character}</a>`)).not.toBeNull()
  },
)

test('the first fault is reported with its place, whatever follows', () => {
  const check = xmlChecker()
  for (const part of ['<a>\n', '</b>\n', '</c>\n', '<a>&</a>']) check.read(part)
  expect(check.end()).toBe('2:4: unexpected close tag')
})

test('the result is the same as that of libxml2', async () => {
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
    // A bare `]]>` is refused by the standard and accepted by libxml2.
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
