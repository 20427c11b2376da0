import { expect, test } from 'vitest'

import { temporaryFolder } from '#test/temporary-folder.ts'
import { missingTools } from '#proof/debian-tools.ts'
import { killNewSitesOnFsync, killOnFsync } from '#proof/durability/fsync-kills.ts'
import { siteSetup } from '#proof/sites.ts'

// Once at an fsync of the database, once at one of a file. `npm run reliability` does it hundreds of
// times. Skipped on a machine without strace.
test.skipIf(missingTools('strace') !== null)(
  'nothing is lost by a kill in the middle of an fsync',
  async () => {
    expect(await killNewSitesOnFsync(temporaryFolder(), 1)).toEqual([])
    const { lost, refusals } = await killOnFsync(siteSetup(temporaryFolder()), 2, 17)
    expect(lost).toEqual([])
    expect([...refusals]).toEqual([])
  },
)
