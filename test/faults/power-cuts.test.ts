import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { cutPower } from '#trust/loss/power-cuts.ts'
import { cannotMount, missing } from '#trust/loss/tools.ts'

// The campaign does it fifty times; see trust/loss. What a machine lacks is skipped here and named
// there.
test.skipIf(cannotMount() !== null || missing('xfs_io', 'mkfs.ext4') !== null)(
  'nothing is lost by a power cut',
  async () => {
    const { lost } = await cutPower(temporaryFolder(), 3, Date.now())
    expect(lost).toEqual([])
  },
)
