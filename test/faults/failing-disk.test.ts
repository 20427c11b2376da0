import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { failDisk, faultsOf } from '#proof/durability/failing-disk.ts'
import { cannotMount, missing } from '#proof/durability/tools.ts'

// What a machine lacks is skipped here and named by the campaign; see trust/loss.
const lacking = cannotMount() !== null || missing('strace') !== null

test.skipIf(lacking).each(['database full', 'uploads full', 'temp full', 'fsync fails'] as const)(
  '%s: refused clearly, read on, healed by itself, nothing lost',
  async (fault) => {
    expect(faultsOf(await failDisk(temporaryFolder(), fault))).toEqual([])
  },
)
