import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { faultsOf, jumpClock } from '#proof/durability/clock-jumps.ts'
import { missing } from '#proof/durability/tools.ts'

test.skipIf(missing('faketime') !== null)(
  'tokens expire and letters go out, however the clock is set forward and back',
  async () => {
    const jumps = await jumpClock(temporaryFolder(), [10, 0, -3])
    expect(jumps.flatMap(faultsOf)).toEqual([])
  },
)
