import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { failDisk, faultsOf } from '#proof/durability/failing-disk.ts'
import { cannotMount, missingTools } from '#proof/debian-tools.ts'

// Skipped on a machine without these tools; `npm run reliability` names what is missing.
const isToolMissing = cannotMount() !== null || missingTools('strace') !== null

test
  .skipIf(isToolMissing)
  .each(['database full', 'uploads full', 'temp full', 'fsync fails'] as const)(
  '%s: writes are refused clearly, reads go on, the site recovers, nothing is lost',
  async (fault) => {
    expect(faultsOf(await failDisk(temporaryFolder(), fault))).toEqual([])
  },
)
