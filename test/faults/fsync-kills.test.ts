import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { missingTools } from '#proof/debian-tools.ts'
import { killNewSitesOnFsync, killOnFsync } from '#proof/durability/fsync-kills.ts'
import { siteSetup } from '#proof/durability/site-setup.ts'

// `npm run reliability` does it hundreds of times. Skipped on a machine without strace.
test.skipIf(missingTools('strace') !== null)(
  'nothing is lost by a kill in the middle of an fsync',
  async () => {
    expect(await killNewSitesOnFsync(temporaryFolder(), 2)).toEqual([])
    const { lost, refusals } = await killOnFsync(siteSetup(temporaryFolder()), 4, Date.now())
    expect(lost).toEqual([])
    expect([...refusals]).toEqual([])
  },
)
