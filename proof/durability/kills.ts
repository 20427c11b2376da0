import { setTimeout as wait } from 'node:timers/promises'

import type { Place } from './work-folder.ts'
import { kill, survive, type Survival } from './survival.ts'

const LONGEST_LIFE_MS = 1500

/** Kills a site at random moments while visitors and administrators write. */
export function killUnderLoad(place: Place, times: number, seed: number): Promise<Survival> {
  return survive(place, {
    times,
    seed,
    async strike(site, chance) {
      await wait(chance.below(LONGEST_LIFE_MS))
      await kill(site)
    },
  })
}
