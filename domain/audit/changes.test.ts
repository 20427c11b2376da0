import { expect, test } from 'vitest'

import { changesBetween } from './changes.ts'

const LABELS = { name: 'Name', count: 'Count', shown: 'Shown', tags: 'Tags', text: 'Text' }
const BEFORE = {
  name: 'A',
  count: null as number | null,
  shown: true,
  tags: ['x'],
  text: '',
  secret: 'old',
}

test('only fields that differ and have a label are recorded', () => {
  const after = { ...BEFORE, count: 2, shown: false, tags: ['x', 'y'], secret: 'new' }
  expect(changesBetween(BEFORE, after, LABELS)).toEqual([
    { field: 'Count', from: '', to: '2' },
    { field: 'Shown', from: 'Yes', to: 'No' },
    { field: 'Tags', from: 'x', to: 'x, y' },
  ])
  expect(changesBetween(BEFORE, { ...BEFORE }, LABELS)).toEqual([])
})

test('of a long text the log has the part that changed', () => {
  const start = 'a'.repeat(1000)
  const [change] = changesBetween(
    { ...BEFORE, text: `${start}old${start}` },
    { ...BEFORE, text: `${start}new${start}` },
    LABELS,
  )
  expect(change?.from).toMatch(/^…a{40}olda+…$/)
  expect(change?.to).toMatch(/^…a{40}newa+…$/)
  expect(change?.from.length).toBeLessThanOrEqual(200)
  const [added] = changesBetween(BEFORE, { ...BEFORE, text: start }, LABELS)
  expect(added).toMatchObject({ from: '', to: `${'a'.repeat(198)}…` })
  const [emoji] = changesBetween(BEFORE, { ...BEFORE, text: `x${'🏠'.repeat(500)}` }, LABELS)
  expect(emoji?.to.isWellFormed()).toBe(true)
})
