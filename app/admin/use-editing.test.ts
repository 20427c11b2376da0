import { expect, test } from 'vitest'

import { reasonOf } from './use-editing.ts'

test('a refusal says why; what another try may mend does not', () => {
  const forbidden = 'Only owners and editors may do this.'
  expect(reasonOf({ status: 403, message: forbidden })).toBe(forbidden)
  expect(reasonOf({ status: 404, message: 'There is no property 30.' })).toContain('property 30')
  for (const status of [422, 500, null])
    expect(reasonOf({ status, message: 'Please try again.' })).toBeUndefined()
})
