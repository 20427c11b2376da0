import { NotFound } from '#domain/problem.ts'
import { assemble } from '#server/assemble.ts'
import type { AppContext } from '#server/app-context.ts'
import { databaseExists } from '#storage/database/database.ts'

import { runCommand } from './run-command.ts'

/**
 * Runs a command on the site's database and files. Most commands require a database that exists: without
 * the settings of the site they would create an empty one and report success.
 */
export function withApp(
  run: (app: AppContext) => Promise<void>,
  { createsDatabase = false } = {},
): Promise<void> {
  return runCommand(async (config) => {
    if (!createsDatabase && !databaseExists(config.database))
      throw new NotFound('database', config.database)
    const assembled = await assemble(config, { patient: true, mustExist: !createsDatabase })
    try {
      await run({ ...assembled.app, actor: 'command line' })
    } finally {
      await assembled.close()
    }
  })
}
