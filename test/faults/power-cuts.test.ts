import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { cutPower } from '#proof/durability/power-cuts.ts'
import { cannotMount, missingTools } from '#proof/debian-tools.ts'

// `npm run reliability` does it fifty times. Skipped on a machine without these tools.
test.skipIf(cannotMount() !== null || missingTools('xfs_io', 'mkfs.ext4') !== null)(
  'nothing is lost by a power cut',
  async () => {
    const { lost } = await cutPower(temporaryFolder(), 2, 17)
    expect(lost).toEqual([])
  },
)
