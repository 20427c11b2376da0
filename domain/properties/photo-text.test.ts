import { expect, test } from 'vitest'

import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'

import { photoTextsChange } from './photo-text.ts'
import { ROOMS, suggestedAlt } from './photo-advice/rooms.ts'

const photo = `${'a'.repeat(32)}.jpg`

const ALT = { room: '', alt: 'Sea' }

/** What is kept of the text of one photo. */
function kept(text: unknown) {
  return parse(photoTextsChange, { [photo]: text })
}

test.each(ROOMS)('that a photo shows a %s is kept, and suggested as its description', (room) => {
  expect(kept({ room })).toEqual({ [photo]: { room, alt: '' } })
  expect(suggestedAlt(room, '', '')).toBe(room)
})

test('a description is kept without the blanks around it, and needs no room', () => {
  expect(kept({ alt: ' Sea ' })).toEqual({ [photo]: { room: '', alt: 'Sea' } })
  expect(kept({ alt: ` ${'x'.repeat(300)} ` })).toEqual({
    [photo]: { room: '', alt: 'x'.repeat(300) },
  })
})

test('what says nothing is not kept, and null is nothing', () => {
  expect(kept({})).toEqual({})
  expect(kept({ room: '', alt: ' ' })).toEqual({})
  expect(parse(photoTextsChange, null)).toEqual({})
  expect(parse(photoTextsChange, undefined)).toBeUndefined()
})

test('a room that no home has, a description of many sentences and a file of another name are refused', () => {
  for (const wrong of [{ room: 'Dungeon' }, { room: 'kitchen' }, { alt: 7 }, { alt: null }])
    expect(() => kept(wrong), JSON.stringify(wrong)).toThrow(Invalid)
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

test('five hundred photos may be described, and no more', () => {
  const texts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at.toString(16).padStart(32, '0')}.png`, ALT]),
    )
  expect(parse(photoTextsChange, texts(500))).toEqual(texts(500))
  expect(photoTextsChange.safeParse(texts(501)).error?.issues).toMatchObject([
    { message: 'These are too many.' },
  ])
})
