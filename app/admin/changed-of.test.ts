import { expect, test } from 'vitest'

import { changedOf } from './changed-of.ts'

const initial = { name: 'Layla', phone: '', stand_in_id: null, location_ids: [1, 2] }

test('only what differs is sent, emptied fields and lists too', () => {
  expect(changedOf(initial, { ...initial, location_ids: [1, 2] })).toEqual({})
  expect(changedOf(initial, { ...initial, name: '' })).toEqual({ name: '' })
  expect(changedOf(initial, { ...initial, location_ids: [1] })).toEqual({ location_ids: [1] })
})
