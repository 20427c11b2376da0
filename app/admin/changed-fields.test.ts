import { expect, test } from 'vitest'

import { changedFields } from './changed-fields.ts'

const initial = { name: 'Layla', phone: '', stand_in_id: null, location_ids: [1, 2] }

test('only what differs is sent, emptied fields and lists too', () => {
  expect(changedFields(initial, { ...initial, location_ids: [1, 2] })).toEqual({})
  expect(changedFields(initial, { ...initial, name: '' })).toEqual({ name: '' })
  expect(changedFields(initial, { ...initial, location_ids: [1] })).toEqual({ location_ids: [1] })
})
