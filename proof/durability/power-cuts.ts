import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { assertNothingMissing, cannotMount, missingTools } from '#proof/debian-tools.ts'
import type { Section } from '#proof/report/section.ts'

import { temporaryFolder } from '#proof/temporary-folder.ts'
import { crashRepeatedly, freeze, kill, type CrashResult } from './crash.ts'
import { countFromEnvironment, crashTable, nothingLost } from './crash-report.ts'
import { mountLoopDisk } from './disks.ts'
import { siteSetup } from '#proof/sites.ts'

const POWER_CUTS = countFromEnvironment('POWER_CUTS', 50)
const SEED = 20_260_303
const MAX_LIFE_MS = 1500

export async function testPowerCuts(): Promise<Section> {
  assertNothingMissing(missingTools('xfs_io', 'mkfs.ext4'), cannotMount())
  await using folder = await temporaryFolder('power-cuts')
  const load = await cutPower(folder.path, POWER_CUTS, SEED)
  return {
    title: 'Power cuts',
    description:
      'As above, on SQLite, with the database and the uploads on an ext4 file system in a loop file, whose power is cut at a random moment (`xfs_io -x -c shutdown`: what is not on the disk by then, the journal included, never gets there). The site is frozen just before, since a power cut stops everything at once; then it is killed, the disk is mounted again and the site is started. At the end `e2fsck` checks the file system.',
    tables: [crashTable([['under load', load]])],
    goals: [nothingLost('power cut', { times: load.times, wanted: 50, lost: load.lost })],
  }
}

/** Cuts the power of the disk that a site writes to, at random moments. */
export async function cutPower(folder: string, times: number, seed: number): Promise<CrashResult> {
  await using disk = await mountLoopDisk(folder)
  const result = await crashRepeatedly(siteSetup(join(disk.path, 'site')), {
    times,
    seed,
    async crash(site, random) {
      await wait(random.below(MAX_LIFE_MS))
      // A power cut stops everything at once: no response may leave after the disk is gone.
      await freeze(site)
      await disk.cutPower()
      await kill(site)
      await disk.remount()
    },
  })
  return { ...result, lost: [...result.lost, ...(await disk.findDamage())] }
}
