import { Problem } from '#domain/problem.ts'
import { readConfig, WrongSettings, type Config } from '#server/config.ts'
import { DatabaseTooOld } from '#storage/database/migrate.ts'

const EXPECTED = [Problem, WrongSettings, DatabaseTooOld]

/** Runs a command with the site's settings. An expected refusal prints one sentence. */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  try {
    await run(readConfig(process.env))
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

const MAX_NAMED_FILES = 10

/** Names files that something is wrong with, and makes the command fail where there are any. */
export function reportFiles(fault: string, keys: string[]): void {
  if (keys.length === 0) return
  const named = keys.slice(0, MAX_NAMED_FILES).join(', ')
  const more = keys.length > MAX_NAMED_FILES ? `, and ${keys.length - MAX_NAMED_FILES} more` : ''
  console.error(`${keys.length} files ${fault}: ${named}${more}.`)
  process.exitCode = 1
}
