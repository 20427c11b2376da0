import { parseArgs, type ParseArgsConfig } from 'node:util'

import { Problem } from '#domain/problem.ts'
import { readConfig, type Config } from '#server/config.ts'
import { startProblem } from '#server/start-problem.ts'

/** Runs a command with the site's settings. An expected refusal prints one sentence. */
export async function runCommand(run: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    await run(config)
  } catch (error) {
    const problem = commandProblem(error, config)
    if (problem === null) throw error
    console.error(problem)
    process.exitCode = 1
  }
}

/** Reads the options of a command; one that it does not know ends it with one sentence. */
export function readArgs<const Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const INACCESSIBLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

function commandProblem(error: unknown, config: Config | undefined): string | null {
  if (error instanceof Problem) return error.message
  const { code = '', path } = error as NodeJS.ErrnoException
  if (path && INACCESSIBLE.has(code))
    return `${path} cannot be read or written. Let this user do so, or name another place.`
  if (code === 'EISDIR') return 'A folder was named, where a file is needed.'
  if (code === 'ENOSPC') return 'There is no room left on the disk. Make room, and run this again.'
  return startProblem(error, config)
}

/** Prints how a command is used. The command then fails, unless `--help` asked for it. */
export function printHelp(help: string, isAskedFor: boolean): void {
  if (isAskedFor) return console.log(help)
  console.error(help)
  process.exitCode = 1
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
