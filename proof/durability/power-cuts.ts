import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { loopDisk } from './loop-disk.ts'
import { placeIn } from './work-folder.ts'
import { halt, kill, survive, type Survival } from './survival.ts'

const LONGEST_LIFE_MS = 1500

/** Cuts the power of the disk that a site writes to, at random moments. */
export async function cutPower(folder: string, times: number, seed: number): Promise<Survival> {
  await using disk = await loopDisk(folder)
  const survived = await survive(placeIn(join(disk.path, 'site')), {
    times,
    seed,
    async strike(site, chance) {
      await wait(chance.below(LONGEST_LIFE_MS))
      // With the power everything stops at once: no answer may leave once the disk is gone.
      await halt(site)
      await disk.cutPower()
      await kill(site)
      await disk.comeBack()
    },
  })
  return { ...survived, lost: [...survived.lost, ...(await disk.faults())] }
}
