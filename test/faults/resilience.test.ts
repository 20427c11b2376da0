import { expect, test } from 'vitest'

import { percentile } from '#proof/report/figure.ts'
import { mixedLoad } from '#proof/resilience/soak.ts'
import { everyMailTrouble } from '#proof/resilience/mail-troubles.ts'
import { overloaded } from '#proof/resilience/overload.ts'
import { everySlowness, hasSlowhttptest } from '#proof/resilience/slow-clients.ts'

test('whatever troubles the mail server, every enquiry is taken, and delivered later', async () => {
  const all = await everyMailTrouble(3)
  for (const { trouble, ...mailed } of all) {
    const { failedTries, refused, undelivered, twiceUnmarked } = mailed
    expect(failedTries > 0, trouble).toBe(trouble !== 'none')
    expect([refused, undelivered, twiceUnmarked], trouble).toEqual([0, 0, 0])
  }
  // The server took it and hung up: it comes again, and says so.
  expect(all.find(({ trouble }) => trouble === 'cut after DATA')?.marked).toBeGreaterThan(0)
})

test('a crowd beyond what can be served gets pages or 503, and then all is normal', async () => {
  const { misses, health, normalAfterMs, megabytes } = await overloaded(3, 1000)
  for (const { status, retryAfter } of misses)
    expect(status === 200 || (status === 503 && retryAfter !== undefined)).toBe(true)
  expect(health.every(({ status }) => status === 200)).toBe(true)
  expect(megabytes.peak).toBeLessThan(500)
  expect(normalAfterMs).toBeLessThan(5000)
})

test.skipIf(!hasSlowhttptest())('slow clients hold up nobody else', async () => {
  for (const { way, visitors } of await everySlowness(5, 500)) {
    expect(
      visitors.filter(({ status }) => status !== 200),
      way,
    ).toEqual([])
    expect(
      percentile(
        visitors.map(({ ms }) => ms),
        50,
      ),
      way,
    ).toBeLessThan(1000)
  }
})

test('under mixed load nothing fails', async () => {
  const { answers } = await mixedLoad(6)
  for (const [name, of] of Object.entries(answers)) {
    expect(of.length, name).toBeGreaterThan(0)
    expect(
      of.filter(({ status }) => status === 0 || status >= 400),
      name,
    ).toEqual([])
  }
})
