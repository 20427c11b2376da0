import { expect, test } from 'vitest'

import { NGINX } from '#test/nginx.ts'
import { longestStaleMs } from '#proof/cluster/change-propagation.ts'
import { MAX_OUTAGE_MS, MAX_PROPAGATION_MS } from '#proof/cluster/cluster.ts'
import { killProcesses } from '#proof/cluster/process-kills.ts'

// `npm run reliability` does it for a minute, on a machine that has nothing else to do.
const PATIENCE = 4

test.skipIf(NGINX === undefined)(
  'while processes are killed and PostgreSQL is restarted, nothing is lost and outages are short',
  async () => {
    const { kills, writes, lost, outages, propagation } = await killProcesses(12, 17)
    expect(lost).toEqual([])
    expect(kills).toBeGreaterThanOrEqual(3)
    expect(writes).toBeGreaterThan(20)
    expect(outages.errors.get(0)).toBeUndefined()
    expect(outages.longestMs).toBeLessThan(PATIENCE * MAX_OUTAGE_MS)
    expect(propagation.changes).toBeGreaterThan(3)
    expect(propagation.pagesRead).toBeGreaterThan(20)
    expect(longestStaleMs(propagation)).toBeLessThan(PATIENCE * MAX_PROPAGATION_MS)
  },
)
