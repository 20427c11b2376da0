import { Problem } from '#domain/problem.ts'
import { readConfig, WrongSettings, type Config } from '#server/config.ts'

/** Runs a command with the site's settings; an expected refusal becomes one plain sentence. */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  try {
    await run(readConfig(process.env))
  } catch (error) {
    if (!(error instanceof Problem || error instanceof WrongSettings)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
