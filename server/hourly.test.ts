import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { hourly } from './hourly.ts'

test('runs at first and every hour, and after days only once an hour has confirmed the clock', async () => {
  const app = await testApp()
  let runs = 0
  const due = () =>
    hourly(app, 'cleanup', () => {
      runs++
      return Promise.resolve()
    })
  const runsAfter = async (passed: { hours?: number; days?: number }) => {
    app.clock.advance(passed)
    await due()
    return runs
  }
  expect(await runsAfter({})).toBe(1)
  expect(await runsAfter({ hours: 0.5 }), 'too soon').toBe(1)
  expect(await runsAfter({ hours: 0.5 })).toBe(2)
  expect(await runsAfter({ days: 730 }), 'the clock may be wrong').toBe(2)
  expect(await runsAfter({ hours: 0.1 }), 'and still be').toBe(2)
  expect(await runsAfter({ days: -730 }), 'it was').toBe(3)
  expect(await runsAfter({ days: 730 })).toBe(3)
  expect(await runsAfter({ hours: 1 }), 'it was not').toBe(4)
})
