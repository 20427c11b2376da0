import { assemble } from '#server/assemble.ts'
import type { AppContext } from '#server/app-context.ts'

import { runCommand } from './run-command.ts'

/** Runs a command on the site's database and files. */
export function withApp(run: (app: AppContext) => Promise<void>): Promise<void> {
  return runCommand(async (config) => {
    const assembled = await assemble(config, { patient: true })
    try {
      await run({ ...assembled.app, actor: 'command line' })
    } finally {
      await assembled.close()
    }
  })
}
