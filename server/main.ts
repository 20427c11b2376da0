import * as demo from '#demo/demo.ts'
import * as administrators from '#domain/sessions/administrators.server.ts'

import { assemble, type Assembled } from './assemble.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import { startJobs } from './jobs.ts'
import { builtPages } from './pages.ts'
import { buildServer } from './server.ts'

try {
  await main(readConfig(process.env))
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exitCode = 1
}

async function main(config: Config): Promise<void> {
  const assembled = await assemble(config)
  const { house, log, migrated } = assembled
  if (migrated.length > 0) say(`Database ready (${migrated.join(', ')}).`)
  if (config.demo && (await demo.isWanted(house))) await demo.load(house, say)
  await ensureAdministrator(config, assembled)

  const server = await buildServer(house, log, await builtPages(house))
  const stopJobs = startJobs(house)
  await server.listen({ port: config.port, host: config.host })
  say(`Serving on ${config.publicUrl} (admin: ${config.publicUrl}/login)`)

  stopOn(['SIGTERM', 'SIGINT'], async () => {
    say('Stopping: requests under way are finished first.')
    await server.close()
    await stopJobs()
    await assembled.close()
  })
}

async function ensureAdministrator({ admin }: Config, { house }: Assembled): Promise<void> {
  if (await administrators.any(house)) return
  const password = admin.password ?? administrators.generatePassword()
  await administrators.create(house, admin.username, password)
  say(`Administrator: ${admin.username}`)
  if (!admin.password) say(`Password:      ${password}   (shown once; \`npm run admin\` resets it)`)
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

function say(line: string): void {
  console.log(line)
}
