import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { failDisk, faultsOf } from '#trust/loss/failing-disk.ts'
import { killOnFirstSyncs, killOnSyncs } from '#trust/loss/fsync-kills.ts'
import { placeIn } from '#trust/loss/place.ts'
import { cutPower } from '#trust/loss/power-cuts.ts'
import { cannotMount, missing } from '#trust/loss/tools.ts'

// The campaign does these hundreds of times; see trust/loss. What a machine lacks is skipped here and
// named there.
const untraced = missing('strace') !== null
const unmounted = cannotMount() !== null || missing('xfs_io', 'mkfs.ext4') !== null

test.skipIf(untraced)('nothing is lost by a kill in the middle of an fsync', async () => {
  expect(await killOnFirstSyncs(temporaryFolder(), 2)).toEqual([])
  const { lost, refusals } = await killOnSyncs(placeIn(temporaryFolder()), 4, Date.now())
  expect(lost).toEqual([])
  expect([...refusals]).toEqual([])
})

test.skipIf(unmounted)('nothing is lost by a power cut', async () => {
  const { lost } = await cutPower(temporaryFolder(), 3, Date.now())
  expect(lost).toEqual([])
})

test
  .skipIf(unmounted || untraced)
  .each(['database full', 'uploads full', 'temp full', 'fsync fails'] as const)(
  '%s: refused clearly, read on, healed by itself, nothing lost',
  async (fault) => {
    expect(faultsOf(await failDisk(temporaryFolder(), fault))).toEqual([])
  },
)
