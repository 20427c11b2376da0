import { expect, test } from 'vitest'

import { NGINX } from '#test/nginx.ts'
import { longestStaleMs } from '#proof/cluster/change-propagation.ts'
import { MAX_OUTAGE_MS, MAX_PROPAGATION_MS } from '#proof/cluster/cluster.ts'
import { killProcesses } from '#proof/cluster/process-kills.ts'

// `npm run reliability` does it for a minute.
test.skipIf(NGINX === undefined)(
  'while processes are killed and PostgreSQL is restarted, nothing is lost and outages are short',
  async () => {
    const { kills, writes, lost, outages, propagation } = await killProcesses(12, Date.now())
    expect(lost).toEqual([])
    expect(kills).toBeGreaterThanOrEqual(3)
    expect(writes).toBeGreaterThan(100)
    expect(outages.errors.get(0)).toBeUndefined()
    expect(outages.longestMs()).toBeLessThan(MAX_OUTAGE_MS)
    expect(propagation.changes).toBeGreaterThan(10)
    expect(propagation.pagesRead).toBeGreaterThan(100)
    expect(longestStaleMs(propagation)).toBeLessThan(MAX_PROPAGATION_MS)
  },
)
