import { Problem } from '#domain/problem.ts'
import { assemble } from '#server/assemble.ts'
import { readConfig, WrongSettings } from '#server/config.ts'
import type { House } from '#server/house.ts'

/** Runs a command on the site's own stores; an expected refusal becomes one plain sentence. */
export async function withHouse(run: (house: House) => Promise<void>): Promise<void> {
  try {
    const assembled = await assemble(readConfig(process.env))
    try {
      await run(assembled.house)
    } finally {
      await assembled.close()
    }
  } catch (error) {
    if (!(error instanceof Problem || error instanceof WrongSettings)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
