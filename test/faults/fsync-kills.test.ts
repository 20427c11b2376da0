import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { killOnFirstSyncs, killOnSyncs } from '#proof/durability/fsync-kills.ts'
import { placeIn } from '#proof/durability/work-folder.ts'
import { missing } from '#proof/durability/tools.ts'

// The campaign does it hundreds of times; see trust/loss. What a machine lacks is skipped here and
// named there.
test.skipIf(missing('strace') !== null)(
  'nothing is lost by a kill in the middle of an fsync',
  async () => {
    expect(await killOnFirstSyncs(temporaryFolder(), 2)).toEqual([])
    const { lost, refusals } = await killOnSyncs(placeIn(temporaryFolder()), 4, Date.now())
    expect(lost).toEqual([])
    expect([...refusals]).toEqual([])
  },
)
