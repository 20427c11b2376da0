import { expect, test } from 'vitest'

import { matchesEtag } from './matches-etag.ts'

test('a tag matches alone, in a list, as weak, and where any will do', () => {
  for (const header of ['"a1"', '"b2", "a1"', 'W/"a1"', 'W/"b2",W/"a1"', '*'])
    for (const etag of ['"a1"', 'W/"a1"']) expect(matchesEtag(header, etag), header).toBe(true)
})

test('another tag does not match, nor a part of one', () => {
  for (const header of [undefined, '', '"b2"', 'W/"b2"', '"a1-br"', '"ba1"', 'a1'])
    expect(matchesEtag(header, '"a1"'), header).toBe(false)
})
