import { assemble } from '#server/assemble.ts'
import type { House } from '#server/house.ts'

import { plainly } from './plainly.ts'

/** Runs a command on the site's own stores. */
export function withHouse(run: (house: House) => Promise<void>): Promise<void> {
  return plainly(async (config) => {
    const assembled = await assemble(config, { patient: true })
    try {
      await run({ ...assembled.house, by: 'command line' })
    } finally {
      await assembled.close()
    }
  })
}
