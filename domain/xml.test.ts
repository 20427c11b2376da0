import { expect, test } from 'vitest'

import { element, xml } from './xml.ts'

test('markup in a text stays text', () => {
  expect(xml(`Villa <b>"4B"</b> & garden's end`)).toBe(
    'Villa &lt;b&gt;&quot;4B&quot;&lt;/b&gt; &amp; garden&apos;s end',
  )
})

test('what XML cannot hold is left out, and nothing else', () => {
  expect(xml('a\u0000b\u000bc\ud800d\n\té 🏡')).toBe('abc\ufffdd\n\té 🏡')
})

test('an element without text is not written', () => {
  expect(element('lastmod', undefined)).toBe('')
  expect(element('loc', 'https://a.example/?a=1&b=2')).toBe(
    '<loc>https://a.example/?a=1&amp;b=2</loc>',
  )
})
