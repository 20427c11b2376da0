import { expect, test } from 'vitest'
import { z } from 'zod'

import {
  problemsByField,
  id,
  optionalId,
  optionalLine,
  optionalNumber,
  optionalText,
  parse,
  requiredText,
  text,
} from './fields.ts'
import { Invalid } from './problem.ts'

test('text is accepted unchanged, with its spaces', () => {
  expect(text.parse(' Villa\n')).toBe(' Villa\n')
  expect(faultOf(text, 7)).toBe('Must be text.')
})

test('text that a database cannot store is refused', () => {
  expect(faultOf(text, 'a\0b')).toBe('Contains a character that cannot be stored.')
  expect(text.parse('half \ud83c of a house 🏡')).toBe('half \ufffd of a house 🏡')
})

test('required text is trimmed, and must not be empty', () => {
  const name = requiredText('Please enter your name.')
  expect(name.parse(' Layla ')).toBe('Layla')
  for (const none of [undefined, null, '', ' \n', 7])
    expect(faultOf(name, none)).toBe('Please enter your name.')
})

test.each([
  [undefined, undefined],
  [null, ''],
  ['', ''],
  [' x ', ' x '],
])('an optional text of %j is %j', (given, taken) => {
  expect(optionalText.parse(given)).toBe(taken)
})

test.each([
  [undefined, undefined],
  [null, ''],
  ['  ', ''],
  [' By the creek ', 'By the creek'],
  [` ${'x'.repeat(500)} `, 'x'.repeat(500)],
])('an optional line of %j is %j', (given, taken) => {
  expect(optionalLine().parse(given)).toBe(taken)
})

test('a line has a maximum length, and must match where it is given', () => {
  const number = optionalLine((line) => /^\d+$/.test(line), 'Digits only.')
  expect([number.parse(' 12 '), number.parse(''), number.parse(null)]).toEqual(['12', '', ''])
  expect(faultOf(number, 'x1')).toBe('Digits only.')
  expect(faultOf(number, '1'.repeat(501))).toBe('This is too long.')
})

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [' ', null],
  [1.5, 1.5],
  ['1.5', 1.5],
  [' 12 ', 12],
  ['0', 0],
])('an optional number of %j is %j', (given, taken) => {
  expect(optionalNumber.parse(given)).toBe(taken)
})

test.each([['x'], ['12 m'], ['Infinity'], [true], [[1]]])('%j is not a number', (given) => {
  expect(faultOf(optionalNumber, given)).toBe('Must be a number.')
})

const LARGEST = 2_147_483_647

test.each([
  [undefined, undefined],
  [null, null],
  ['', null],
  [1, 1],
  ['7', 7],
  [LARGEST, LARGEST],
])('an optional id of %j is %j', (given, taken) => {
  expect(optionalId.parse(given)).toBe(taken)
})

test.each([[0], [-1], [1.5], [LARGEST + 1], ['0']])('%j is not an id', (given) => {
  expect(faultOf(optionalId, given)).toBe('Must be the id of something that exists.')
})

test.each([
  ['1', 1],
  ['42', 42],
  [`${LARGEST}`, LARGEST],
])('the id %j in a URL is %i', (given, taken) => {
  expect(id.parse(given)).toBe(taken)
})

test.each(['', '0', ' 1', '1 ', '-1', '1.5', '1e3', 'x', '07', `${LARGEST + 1}`, '00000000001'])(
  'the id %j in a URL is refused',
  (given) => {
    expect(faultOf(id, given)).toBe('An id is a whole number.')
  },
)

const person = z.object({
  name: requiredText('Please enter your name.'),
  rooms: z.array(optionalNumber).optional(),
})

test('valid values are returned, and every invalid field is named', () => {
  expect(parse(person, { name: ' Layla ', rooms: ['3'] })).toEqual({ name: 'Layla', rooms: [3] })
  expect(faultsOf({ rooms: [1, 'x', 'y'] })).toEqual({
    name: 'Please enter your name.',
    rooms: 'Must be a number.',
  })
})

test('a value that is not an object is a fault of the body', () => {
  for (const given of ['name', null, 7])
    expect(faultsOf(given)).toEqual({ body: 'What was sent is not a set of fields.' })
})

test('of several faults of a field, the first is reported', () => {
  expect(
    problemsByField([
      { path: ['name'], message: 'Too short.' },
      { path: ['name', 0], message: 'Too plain.' },
      { path: [3], message: 'Too many.' },
    ]),
  ).toEqual({ name: 'Too short.', 3: 'Too many.' })
})

function faultOf(schema: z.ZodType, given: unknown): string | undefined {
  const { error } = schema.safeParse(given)
  expect(error?.issues).toHaveLength(1)
  return error?.issues[0]?.message
}

function faultsOf(given: unknown): Record<string, string> {
  try {
    parse(person, given)
  } catch (error) {
    if (error instanceof Invalid) return error.fields
  }
  throw new Error('It was not refused as invalid')
}
