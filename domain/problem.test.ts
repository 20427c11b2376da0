import { expect, test } from 'vitest'

import {
  Busy,
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  Problem,
  TooLarge,
  TooMany,
  Unauthorised,
  Unsupported,
} from './problem.ts'

test.each<[string, Problem, string]>([
  ['not-found', new NotFound('property', 7), 'There is no property 7.'],
  ['invalid', new Invalid({ name: 'No name.', phone: 'No phone.' }), 'No name.'],
  ['invalid', new Invalid({}), 'What was sent cannot be read.'],
  ['unauthorised', new Unauthorised('Not you.'), 'Not you.'],
  ['forbidden', new Forbidden('Not here.'), 'Not here.'],
  ['conflict', new Conflict('Not now.'), 'Not now.'],
  ['too-large', new TooLarge('Not so much.'), 'Not so much.'],
  ['too-many', new TooMany('Not so often.', 60), 'Not so often.'],
  ['busy', new Busy('Not yet.'), 'Not yet.'],
  ['unsupported', new Unsupported('Not this.'), 'Not this.'],
])('a problem of kind %s has a message', (kind, problem, message) => {
  expect(problem).toBeInstanceOf(Problem)
  expect([problem.kind, problem.message]).toEqual([kind, message])
})

test('a problem names the fields at fault, where there are any', () => {
  expect(new Invalid({ name: 'No name.' }).fields).toEqual({ name: 'No name.' })
  expect(new Unauthorised('Not you.', { code: 'Wrong.' }).fields).toEqual({ code: 'Wrong.' })
  for (const problem of [new Unauthorised('Not you.'), new Conflict('Not now.')])
    expect(problem.fields).toBeUndefined()
})

test('a refused request is told when to retry', () => {
  expect(new TooMany('Not so often.', 60).retryAfterSeconds).toBe(60)
})
