import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { faultsOf, jumpClock } from '#proof/durability/clock-jumps.ts'
import { missingTools } from '#proof/debian-tools.ts'

test.skipIf(missingTools('faketime') !== null)(
  'tokens expire and emails are delivered, however the clock is set forward and back',
  async () => {
    const jumps = await jumpClock(temporaryFolder(), [10, 0, -3])
    expect(jumps.flatMap(faultsOf)).toEqual([])
  },
)
