import { NotFound } from '#domain/problem.ts'
import { assemble } from '#server/assemble.ts'
import type { AppContext } from '#server/app-context.ts'
import { databaseExists } from '#storage/database/database.ts'

import { runCommand } from './run-command.ts'

/**
 * Runs a command on the site's database and files. Where the settings are forgotten, most commands must
 * not make a new database, and report success on that.
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
