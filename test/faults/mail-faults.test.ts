import { expect, test } from 'vitest'

import { runMailFaults } from '#proof/resilience/mail-faults.ts'

test('during mail server faults every enquiry is accepted, and mailed later', async () => {
  const results = await runMailFaults(3)
  for (const { fault, ...result } of results) {
    const { failedAttempts, refused, undelivered, unmarkedDuplicates } = result
    expect(failedAttempts > 0, fault).toBe(fault !== 'none')
    expect([refused, undelivered, unmarkedDuplicates], fault).toEqual([0, 0, 0])
  }
  // The server took the email and cut the connection: it is sent again, with the mark.
  expect(results.find(({ fault }) => fault === 'cut after DATA')?.marked).toBeGreaterThan(0)
})
