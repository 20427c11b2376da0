import { expect, test } from 'vitest'

import { datedFileName } from './save-file.ts'

test('the name of an exported file has the day that it is in Dubai', () => {
  const name = (at: string) => datedFileName(['enquiries', 'csv'], new Date(at))
  expect(name('2026-03-01T19:59:00Z')).toBe('enquiries-2026-03-01.csv')
  expect(name('2026-03-01T20:00:00Z')).toBe('enquiries-2026-03-02.csv')
})
