import { expect, test } from 'vitest'

import { toggleMark } from './body-editor.tsx'

test('a mark goes to the start of the line, and the caret stays at the same character', () => {
  expect(toggleMark('One\nTwo', 6, '##')).toEqual({ text: 'One\n## Two', caret: 9 })
  expect(toggleMark('One\nTwo', 2, '**')).toEqual({ text: '**One\nTwo', caret: 4 })
})

test('the same mark a second time is removed', () => {
  expect(toggleMark('## One', 4, '##')).toEqual({ text: 'One', caret: 1 })
})

test('one mark replaces the other', () => {
  expect(toggleMark('**One', 5, '##')).toEqual({ text: '## One', caret: 6 })
})

test('an empty text can start with a mark', () => {
  expect(toggleMark('', 0, '##')).toEqual({ text: '## ', caret: 3 })
})
