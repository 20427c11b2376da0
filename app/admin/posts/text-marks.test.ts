import { expect, test } from 'vitest'

import { withMark } from './text-marks.ts'

test('a mark goes to the start of the line at the caret, and the caret stays with its word', () => {
  expect(withMark('One\nTwo', 6, '##')).toEqual({ text: 'One\n## Two', caret: 9 })
  expect(withMark('One\nTwo', 2, '**')).toEqual({ text: '**One\nTwo', caret: 4 })
})

test('the same mark again is taken off', () => {
  expect(withMark('## One', 4, '##')).toEqual({ text: 'One', caret: 1 })
})

test('one mark replaces the other', () => {
  expect(withMark('**One', 5, '##')).toEqual({ text: '## One', caret: 6 })
})

test('an empty text can begin with a mark', () => {
  expect(withMark('', 0, '##')).toEqual({ text: '## ', caret: 3 })
})
