import { expect, test } from 'vitest'

import { stopOften } from '#proof/resilience/sigterm.ts'

const STOPS = 3

test('no request is dropped by a stop under load', async () => {
  for (const { exitCode, dropped, answered, refused } of await stopOften(STOPS)) {
    expect(dropped).toEqual([])
    expect(answered.filter(({ status }) => status >= 500)).toEqual([])
    expect(answered.length).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    expect(exitCode).toBe(0)
  }
})
