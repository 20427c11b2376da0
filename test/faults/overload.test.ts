import { expect, test } from 'vitest'

import { percentile } from '#proof/report/goal.ts'
import { overload } from '#proof/resilience/overload.ts'
import { hasSlowhttptest, runSlowAttacks } from '#proof/resilience/slow-clients.ts'
import { soak } from '#proof/resilience/soak.ts'
import { isServedOrRefused, times } from '#proof/resilience/visitor-groups.ts'

test('under overload visitors get pages or 503, and afterwards all is normal', async () => {
  const { searches, healthz, normalAfterMs, megabytes } = await overload(3, 1000)
  expect(searches.filter((result) => !isServedOrRefused(result))).toEqual([])
  expect(healthz.every(({ status }) => status === 200)).toBe(true)
  expect(megabytes.peak).toBeLessThan(500)
  expect(normalAfterMs).toBeLessThan(5000)
})

test.skipIf(!hasSlowhttptest())('slow clients do not delay other visitors', async () => {
  for (const { attack, visitors } of await runSlowAttacks(5, 500)) {
    expect(
      visitors.filter(({ status }) => status !== 200),
      attack,
    ).toEqual([])
    expect(percentile(times(visitors), 50), attack).toBeLessThan(1000)
  }
})

test('under a mixed load no request fails', async () => {
  const { results } = await soak(6)
  for (const [name, some] of Object.entries(results)) {
    expect(some.length, name).toBeGreaterThan(0)
    expect(
      some.filter(({ status }) => status === 0 || status >= 400),
      name,
    ).toEqual([])
  }
})
