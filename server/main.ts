import './production.ts'

import * as demo from '#demo/demo.ts'
import { Invalid } from '#domain/problem.ts'
import * as administrators from '#domain/sessions/administrators.server.ts'
import { adviceOn } from '#domain/sessions/choosing.ts'

import { assemble, type Assembled } from './assemble.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import type { House, Server } from './house.ts'
import { startJobs } from './jobs.ts'
import { builtPages, type Pages } from './pages/pages.ts'
import { buildServer } from './server.ts'

/** So many may stand before the door; for more, the system resets some whom it had let in already. */
const MOST_AT_THE_DOOR = 4096

/** Starts the site with the environment's settings and serves until it is told to stop. */
export async function serve(pages: (house: House) => Promise<Pages>): Promise<void> {
  try {
    await start(readConfig(process.env), pages)
  } catch (error) {
    console.error(error instanceof WrongSettings ? error.message : error)
    process.exitCode = 1
  }
}

async function start(config: Config, pages: (house: House) => Promise<Pages>): Promise<void> {
  const assembled = await assemble(config)
  const { house, log, migrated } = assembled
  if (migrated.length > 0) say(`Database ready (${migrated.join(', ')}).`)
  if (config.demo && (await demo.isWanted(house))) await demo.load(house, say)
  await ensureAdministrator(config, assembled)

  const made = await pages(house)
  const server = await buildServer(house, log, made)
  await server.listen({ port: config.port, host: config.host, backlog: MOST_AT_THE_DOOR })
  const stopJobs = startJobs(house, made, config, assembled.patiently)
  const url = config.port === 0 ? `http://localhost:${portOf(server)}` : config.publicUrl
  say(`Serving on ${url} (admin: ${url}/login)`)

  stopOn(['SIGTERM', 'SIGINT'], async () => {
    say('Stopping: requests under way are finished first.')
    await server.close()
    await stopJobs()
    if (house.mail !== 'off') house.mail.close()
    await assembled.close()
  })
}

async function ensureAdministrator({ admin }: Config, { house }: Assembled): Promise<void> {
  if (await administrators.any(house)) return
  const password = admin.password ?? administrators.generatePassword()
  await administrators.create(house, admin.username, password).catch((error: unknown) => {
    throw error instanceof Invalid ? new WrongSettings([`ADMIN_PASSWORD: ${error.message}`]) : error
  })
  say(`Administrator: ${admin.username}`)
  const advice = adviceOn(password)
  if (advice) say(`Warning: ${advice}`)
  if (!admin.password) say(`Password:      ${password}   (shown once; \`npm run admin\` resets it)`)
}

function portOf(server: Server): number | undefined {
  return server.addresses().find((address) => typeof address !== 'string')?.port
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

if (import.meta.main) await serve(builtPages)
