import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { hourly, releaseHour } from './hourly.ts'

test('runs at first and every hour, and after days only once an hour has confirmed the clock', async () => {
  const { runsAfter } = await hourlyJob()
  expect(await runsAfter({})).toBe(1)
  expect(await runsAfter({ hours: 0.5 }), 'too soon').toBe(1)
  expect(await runsAfter({ hours: 0.5 })).toBe(2)
  expect(await runsAfter({ days: 730 }), 'the clock may be wrong').toBe(2)
  expect(await runsAfter({ hours: 0.1 }), 'and still be').toBe(2)
  expect(await runsAfter({ days: -730 }), 'it was').toBe(3)
  expect(await runsAfter({ days: 730 })).toBe(3)
  expect(await runsAfter({ hours: 1 }), 'it was not').toBe(4)
})

test('a restart begins a new hour, but none in which the job was put off', async () => {
  const { app, runsAfter } = await hourlyJob()
  expect(await runsAfter({})).toBe(1)
  await releaseHour(app, 'cleanup')
  expect(await runsAfter({ hours: 0.1 })).toBe(2)
  expect(await runsAfter({ days: 730 }), 'the clock may be wrong').toBe(2)
  await releaseHour(app, 'cleanup')
  expect(await runsAfter({ hours: 0.1 }), 'and still be').toBe(2)
  expect(await runsAfter({ hours: 1 }), 'it was not').toBe(3)
})

async function hourlyJob() {
  const app = await testApp()
  let runs = 0
  const run = async () => void runs++
  const runsAfter = async (passed: { hours?: number; days?: number }) => {
    app.clock.advance(passed)
    await hourly(app, 'cleanup', run)
    return runs
  }
  return { app, runsAfter }
}
