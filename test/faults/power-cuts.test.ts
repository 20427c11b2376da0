import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { cutPower } from '#proof/durability/power-cuts.ts'
import { cannotMount, missing } from '#proof/durability/tools.ts'

// The campaign does it fifty times; see trust/loss. What a machine lacks is skipped here and named
// there.
test.skipIf(cannotMount() !== null || missing('xfs_io', 'mkfs.ext4') !== null)(
  'nothing is lost by a power cut',
  async () => {
    const { lost } = await cutPower(temporaryFolder(), 3, Date.now())
    expect(lost).toEqual([])
  },
)
