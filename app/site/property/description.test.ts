import { expect, test } from 'vitest'

import { splitText } from './description.tsx'

const paragraph = (length: number) => 'x'.repeat(length)

test('a long text is cut after a paragraph, never after a heading or a bold line', () => {
  const start = [paragraph(250), '## A heading that reaches the length of a beginning'.repeat(2)]
  const [lines, rest] = [
    [...start, '**Bold', paragraph(20)],
    [paragraph(90), paragraph(120)],
  ]
  expect(splitText([...lines, ...rest].join('\n'))).toEqual([lines.join('\n'), rest.join('\n')])
})

test('a short text, and one with a short rest, is whole', () => {
  for (const text of ['', paragraph(250), `${paragraph(900)}\n${paragraph(150)}`])
    expect(splitText(text)).toEqual([text, ''])
})
