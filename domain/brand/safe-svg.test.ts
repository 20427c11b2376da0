import { expect, test } from 'vitest'

import { safeSvg } from './safe-svg.ts'

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

test('shapes, gradients and classes are kept', () => {
  const content =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b"><path d="M0 0H40"></path><use href="#c"></use></g>'
  const { text, width, height } = safeSvg(svg(content))
  expect(text).toContain(content)
  expect([width, height]).toEqual([600, 300])
})

test('what programs write around a drawing is left out', () => {
  const written = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- by a program --><svg xmlns="http://www.w3.org/2000/svg" width="40px" height="20"
    xmlns:x="urn:x" x:by="me"><metadata><x:author>Me</x:author></metadata><title>Logo</title>
    <path d="M0 0H40"/></svg>`
  const { text } = safeSvg(Buffer.from(written))
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="300" viewBox="0 0 40 20"><path d="M0 0H40"></path></svg>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<g><script href="//evil.example"/></g>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path style="fill:url(https://evil.example/a)" d="M0 0"/>',
  '<path fill="url(//evil.example/a#b)" d="M0 0"/>',
  '<path style="background-image:image-set(\'//evil.example\' 1x)"/>',
  '<path style="fill:u\\72l(//evil.example)"/>',
  '<path style="fill:ur/**/l(//evil.example)"/>',
  '<style>@import "//evil.example"</style>',
  '<style>a{background:url(//evil.example)}</style>',
  '<style><![CDATA[@font-face{src:url(//evil.example)}]]></style>',
  '<use href="https://evil.example/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml,evil" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<foreignObject><body><iframe src="//evil.example"/></body></foreignObject>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<filter id="a"><feImage href="//evil.example"/></filter>',
  '<iframe src="//evil.example"/>',
  '<svg onload="alert(1)"/>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
])('nothing of %s remains', (content) => {
  const { text } = safeSvg(svg(content))
  expect(text).not.toMatch(/evil|alert|script|on\w+=|@|url\((?!#)/i)
})

test.each([
  ['text', svg('<text>Sea</text>'), /outlines/],
  ['a picture', svg('<g><image href="data:image/png;base64,AA=="/></g>'), /PNG/],
  ['no size', svg('<path d="M0 0"/>', ''), /viewBox/],
  ['a size of nothing', svg('', 'viewBox="0 0 0 20"'), /viewBox/],
  ['a size that is no number', svg('', 'viewBox="a b c d"'), /viewBox/],
  ['a line for a size', svg('', 'viewBox="0 0 1 100000"'), /viewBox/],
  [
    'entities',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'),
    /read/,
  ],
  ['an unknown entity', svg('&a;'), /read/],
  ['HTML', Buffer.from('<html><svg viewBox="0 0 1 1"/></html>'), /read/],
  ['half a file', Buffer.from('<svg viewBox="0 0 1 1"><g>'), /read/],
  ['nothing', Buffer.from(''), /read/],
  ['bytes', Buffer.from([60, 0xff, 0xfe]), /read/],
  ['another encoding', Buffer.from('<svg/>', 'utf16le'), /read/],
  ['very many parts', svg('<g/>'.repeat(6000)), /too many/],
  ['very deep parts', svg('<g>'.repeat(100) + '</g>'.repeat(100)), /too many/],
  ['many copies of copies', svg('<use href="#a"/>'.repeat(30)), /too many/],
])('a drawing with %s is refused', (_name, bytes, problem) => {
  expect(() => safeSvg(bytes)).toThrow(problem)
})
