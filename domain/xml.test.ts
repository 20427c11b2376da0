import { expect, test } from 'vitest'

import { cdata, element, removeInvalidXmlCharacters, escapeXml } from './xml.ts'

test('markup in text is escaped', () => {
  expect(escapeXml(`Villa <b>"4B"</b> & garden's end`)).toBe(
    'Villa &lt;b&gt;&quot;4B&quot;&lt;/b&gt; &amp; garden&apos;s end',
  )
})

test('characters that XML cannot hold are removed, and nothing else', () => {
  expect(escapeXml('a\u0000b\u000bc\ud800d\n\té 🏡')).toBe('abc\ufffdd\n\té 🏡')
})

test('an element without text is left out', () => {
  expect(element('lastmod', undefined)).toBe('')
  expect(element('loc', 'https://a.example/?a=1&b=2')).toBe(
    '<loc>https://a.example/?a=1&amp;b=2</loc>',
  )
})

test('CDATA text is unchanged, and cannot end the section early', () => {
  expect(cdata('description', `a < b & "c"\n`)).toBe(
    '<description><![CDATA[a < b & "c"\n]]></description>',
  )
  expect(cdata('d', 'x]]>y]]>\u0001')).toBe('<d><![CDATA[x]]]]><![CDATA[>y]]]]><![CDATA[>]]></d>')
  expect(cdata('d', undefined)).toBe('')
  expect([cdata('d', ''), element('d', '')]).toEqual(['<d><![CDATA[]]></d>', '<d></d>'])
})

const HELD = '\t\n\r\u0020\u007f\ud7ff\ue000\ufffd\u{10000}\u{10ffff}'

test('every valid character is kept, also next to an invalid one', () => {
  expect(removeInvalidXmlCharacters(HELD)).toBe(HELD)
  expect(removeInvalidXmlCharacters(`${HELD}\0`)).toBe(HELD)
})

test.each(['\0', '\u0008', '\u000b', '\u000c', '\u001f', '\ufffe', '\uffff'])(
  '%j is removed everywhere',
  (character) => {
    expect(removeInvalidXmlCharacters(`${character}a${character}b`)).toBe('ab')
  },
)

test.each(['\ud800', '\udbff', '\udc00', '\udfff'])('a lone surrogate, %j, is replaced', (half) => {
  expect(removeInvalidXmlCharacters(`a${half}b`)).toBe('a\ufffdb')
})
