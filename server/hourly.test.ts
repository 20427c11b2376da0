import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { hourly } from './hourly.ts'

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
  const { job, runsAfter } = await hourlyJob()
  expect(await runsAfter({})).toBe(1)
  await job.release()
  expect(await runsAfter({ hours: 0.1 })).toBe(2)
  expect(await runsAfter({ days: 730 }), 'the clock may be wrong').toBe(2)
  await job.release()
  expect(await runsAfter({ hours: 0.1 }), 'and still be').toBe(2)
  expect(await runsAfter({ hours: 1 }), 'it was not').toBe(3)
})

test('a process that stops does not release the hour of another', async () => {
  const { app, job, runsAfter } = await hourlyJob()
  const another = hourly(app, 'cleanup', () => Promise.resolve())
  await another.release()
  await another.run()
  app.clock.advance({ hours: 1 })
  expect(await runsAfter({})).toBe(1)
  await another.release()
  expect(await runsAfter({ hours: 0.1 }), 'still its hour').toBe(1)
  await job.release()
  expect(await runsAfter({ hours: 0.1 })).toBe(2)
})

async function hourlyJob() {
  const app = await testApp()
  let runs = 0
  const job = hourly(app, 'cleanup', async () => void runs++)
  const runsAfter = async (passed: { hours?: number; days?: number }) => {
    app.clock.advance(passed)
    await job.run()
    return runs
  }
  return { app, job, runsAfter }
}
