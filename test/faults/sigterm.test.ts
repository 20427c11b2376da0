import { expect, test } from 'vitest'

import { stopRepeatedly } from '#proof/resilience/sigterm.ts'

const STOPS = 3

test('no request is dropped by a stop under load', async () => {
  for (const { exitCode, dropped, served, refused } of await stopRepeatedly(STOPS)) {
    expect(dropped).toEqual([])
    expect(served.filter(({ status }) => status >= 500)).toEqual([])
    expect(served.length).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    expect(exitCode).toBe(0)
  }
})
