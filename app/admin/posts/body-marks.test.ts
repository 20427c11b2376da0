import { expect, test } from 'vitest'

import { addLink, addPhoto, boldWords, toggleMark, type LineMark } from './body-marks.ts'

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

test('lines become items of lists, and items other lines', () => {
  expect(toggleMark('One', 3, '-')).toEqual({ text: '- One', caret: 5 })
  expect(toggleMark('- One', 5, '1.')).toEqual({ text: '1. One', caret: 6 })
  expect(toggleMark('1. One', 6, '1.')).toEqual({ text: 'One', caret: 3 })
  expect(toggleMark('7. One', 6, '##')).toEqual({ text: '## One', caret: 6 })
})

test.each<[string, LineMark, string]>([
  ['**Note:** read', '**', 'Note: read'],
  ['**Note: read **this**', '**', 'Note: read **this**'],
  ['**Note:** read **this**', '-', '- Note: read **this**'],
  ['-5 degrees', '-', '- -5 degrees'],
  ['1.5 km', '1.', '1. 1.5 km'],
  ['2. x', '1.', 'x'],
  ['1) x', '1.', 'x'],
  ['1) x', '-', '- x'],
  ['### x', '##', 'x'],
  ['  ## x', '##', 'x'],
  ['# x', '##', '## # x'],
])('as posts read their marks, %j with %s becomes %j', (line, mark, marked) => {
  expect(toggleMark(line, 0, mark).text).toBe(marked)
})

test.each([
  ['**One** tw|o', '**', 'One tw|o'],
  ['**O|ne** two', '-', '- O|ne two'],
  ['**One*|*\nTwo', '**', 'One|\nTwo'],
  ['|**One', '##', '## |One'],
] as const)('the caret of %j with %s goes to %j', (line, mark, marked) => {
  const caret = line.indexOf('|')
  const after = toggleMark(line.replace('|', ''), caret, mark)
  expect(`${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`).toBe(marked)
})

test('selected words become bold and stay selected', () => {
  const bold = boldWords({ text: 'One two', start: 4, end: 7 })
  expect(bold).toEqual({ text: 'One **two**', start: 6, end: 9 })
})

test('a link waits for its address', () => {
  const { text, start, end } = addLink({ text: 'One two', start: 4, end: 7 })
  expect(text).toBe('One [two](https://)')
  expect(text.slice(start, end)).toBe('https://')
  expect(addLink({ text: '', start: 0, end: 0 }).text).toBe('[words](https://)')
})

test('a photo gets a line of its own, and waits for its description', () => {
  const { text, start } = addPhoto({ text: 'One\nTwo', start: 1 }, 'a.jpg')
  expect(text).toBe('One\n\n![](a.jpg)\n\nTwo')
  expect(text.slice(0, start)).toBe('One\n\n![')
  expect(addPhoto({ text: '', start: 0 }, 'a.jpg').text).toBe('![](a.jpg)\n')
})

test('an empty text can start with a mark', () => {
  expect(toggleMark('', 0, '##')).toEqual({ text: '## ', caret: 3 })
  expect(toggleMark('\nTwo', 0, '##')).toEqual({ text: '## \nTwo', caret: 3 })
})
