import { expect, test } from 'vitest'

import { NGINX } from '#test/nginx.ts'
import { weatherBlows } from '#proof/cluster/process-kills.ts'
import { HEALTH_CHECK_MS, SPREAD_WITHIN_MS } from '#proof/cluster/many-processes.ts'
import { longest } from '#proof/cluster/spread.ts'

// The campaign does it for a minute; see trust/many.
test.skipIf(NGINX === undefined)(
  'while processes are killed and PostgreSQL is restarted, nothing is lost and nobody waits long',
  async () => {
    const { kills, writes, lost, outages, spread } = await weatherBlows(12, Date.now())
    expect(lost).toEqual([])
    expect(kills).toBeGreaterThanOrEqual(3)
    expect(writes).toBeGreaterThan(100)
    expect(outages.inVain.get(0)).toBeUndefined()
    expect(outages.longest().ms).toBeLessThan(HEALTH_CHECK_MS)
    expect(spread.changes).toBeGreaterThan(10)
    expect(spread.looks).toBeGreaterThan(100)
    expect(longest(spread)).toBeLessThan(SPREAD_WITHIN_MS)
  },
)
