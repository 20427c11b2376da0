import { expect, test } from 'vitest'

import { ROOMS } from '#agency/rooms.ts'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { photoTextsChange } from './photo-text.ts'
import { suggestedAlt } from './photo-advice/suggested-alt.ts'

const photo = `${'a'.repeat(32)}.jpg`

const ALT = { room: '', alt: 'Sea' }

/** What is stored for the text of one photo. */
function stored(text: unknown) {
  return parse(photoTextsChange, { [photo]: text })
}

test.each(ROOMS)('the room %s is stored, and suggested as the description', (room) => {
  expect(stored({ room })).toEqual({ [photo]: { room, alt: '' } })
  expect(suggestedAlt(room, '', '')).toBe(room)
})

test('a description is trimmed, and needs no room', () => {
  expect(stored({ alt: ' Sea ' })).toEqual({ [photo]: { room: '', alt: 'Sea' } })
  expect(stored({ alt_ar: ' بحر ' })).toEqual({ [photo]: { room: '', alt: '', alt_ar: 'بحر' } })
  expect(stored({ alt: ` ${'x'.repeat(300)} ` })).toEqual({
    [photo]: { room: '', alt: 'x'.repeat(300) },
  })
})

test('empty texts are dropped, and null clears all', () => {
  expect(stored({})).toEqual({})
  expect(stored({ room: '', alt: ' ' })).toEqual({})
  expect(parse(photoTextsChange, null)).toEqual({})
  expect(parse(photoTextsChange, undefined)).toBeUndefined()
})

test('unknown rooms, long descriptions and wrong file names are refused', () => {
  for (const wrong of [{ room: 'Dungeon' }, { room: 'kitchen' }, { alt: 7 }, { alt: null }])
    expect(() => stored(wrong), JSON.stringify(wrong)).toThrow(Invalid)
  const faults = (texts: unknown) => photoTextsChange.safeParse(texts).error?.issues
  expect(faults({ [photo]: { alt: 'x'.repeat(301) } })).toMatchObject([
    { message: 'A description of a photo is one sentence.' },
  ])
  expect(faults({ [photo]: { room: 'Dungeon' } })).toMatchObject([
    { message: `Must be one of ${ROOMS.join(', ')}.` },
  ])
  expect(faults({ 'x.jpg': ALT })).toMatchObject([
    { issues: [{ message: 'Must be the name of an uploaded file.' }] },
  ])
})

test('at most five hundred photos can be described', () => {
  const texts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at.toString(16).padStart(32, '0')}.png`, ALT]),
    )
  expect(parse(photoTextsChange, texts(500))).toEqual(texts(500))
  expect(photoTextsChange.safeParse(texts(501)).error?.issues).toMatchObject([
    { message: 'These are too many.' },
  ])
})
