import './production.ts'

import cluster from 'node:cluster'

import * as demo from '#demo/demo.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'

import { assemble, type Assembled } from './assemble.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import type { AppContext, Server } from './app-context.ts'
import { startJobs } from './jobs.ts'
import { openMetrics, openMetricsOfWorkers } from './metrics/metrics.ts'
import { builtPages, type Pages } from './pages/pages.ts'
import { buildServer } from './http/fastify-server.ts'
import { startWorkers } from './workers.ts'

const STOPPING = 'Stopping: requests under way are finished first.'

/** So many may stand before the door; for more, the system resets some whom it had let in already. */
const MOST_AT_THE_DOOR = 4096

/** Starts the site with the environment's settings and serves until it is told to stop. */
export async function serve(): Promise<void> {
  await orSayWhy((config) =>
    config.workers > 1 && cluster.isPrimary ? lead(config) : start(config, builtPages),
  )
}

/** The same in this one process, with pages that are made otherwise. */
export async function serveAlone(pages: MakePages): Promise<void> {
  await orSayWhy((config) => start(config, pages))
}

type MakePages = (app: AppContext) => Promise<Pages>

async function orSayWhy(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env))
  } catch (error) {
    console.error(error instanceof WrongSettings ? error.message : error)
    process.exitCode = 1
  }
}

/** Makes everything ready and lets several processes serve. */
async function lead(config: Config): Promise<void> {
  const assembled = await assemble(config)
  await prepare(config, assembled)
  await assembled.close()
  const closeMetrics = config.metrics && (await openMetricsOfWorkers(config.metrics))
  const workers = await startWorkers(config.workers, say)
  saySite(config, workers.port)
  stopOn(['SIGTERM', 'SIGINT'], async () => {
    say(STOPPING)
    await workers.stop()
    await closeMetrics?.()
  })
}

async function start(config: Config, pages: MakePages): Promise<void> {
  const assembled = await assemble(config)
  const { app, log } = assembled
  if (cluster.isPrimary) await prepare(config, assembled)

  const metrics = config.metrics && (await openMetrics(config.metrics, app, cluster))
  const watch = metrics?.watch
  const plain = await pages(app)
  const made = watch?.pages(plain) ?? plain
  const server = await buildServer(app, log, made, watch)
  await server.listen({ port: config.port, host: config.host, backlog: MOST_AT_THE_DOOR })
  const stopJobs = startJobs(app, made, config, assembled.patiently, watch?.jobFailed)
  if (cluster.isPrimary) saySite(config, portOf(server))

  stopOn(['SIGTERM', 'SIGINT'], async () => {
    if (cluster.isPrimary) say(STOPPING)
    await server.close()
    await stopJobs()
    await metrics?.close()
    if (app.mail !== 'off') app.mail.close()
    await assembled.close()
  })
}

/** What is done once before anybody serves. */
async function prepare(config: Config, { app, migrated }: Assembled): Promise<void> {
  if (migrated.length > 0) say(`Database ready (${migrated.join(', ')}).`)
  if (config.demo && (await demo.isWanted(app))) await demo.load(app, say)
  await ensureAdministrator(config, app)
  await secondFactor.encryptAll(app).catch((error: unknown) => {
    throw error instanceof WrongSecretKey
      ? new WrongSettings([
          `SECRET_KEY does not fit the second factors in the database: ${error.message}`,
        ])
      : error
  })
  const { changed } = await permits.enforce(app)
  if (changed > 0) say(`Permits (${config.permits}): ${changed} properties hidden or shown again.`)
}

async function ensureAdministrator({ admin }: Config, app: AppContext): Promise<void> {
  if (await administrators.any(app)) return
  const password = admin.password ?? administrators.generatePassword()
  const origin = admin.password ? 'chosen' : 'generated'
  await administrators.create(app, admin.username, password, origin).catch((error: unknown) => {
    throw error instanceof Invalid ? new WrongSettings([`ADMIN_PASSWORD: ${error.message}`]) : error
  })
  say(`Administrator: ${admin.username}`)
  const advice = passwordAdvice(password)
  if (advice) say(`Warning: ${advice}`)
  if (admin.password) return
  say(`Password:      ${password}   (shown once; \`npm run admin\` resets it)`)
  say('               It is good for a week: log in and choose your own under Account.')
}

function portOf(server: Server): number | undefined {
  return server.addresses().find((address) => typeof address !== 'string')?.port
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl+C reaches workers, too; who leads them tells them to stop.
      if (cluster.isWorker && signal === 'SIGINT') return
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

function saySite(config: Config, port: number | undefined): void {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  say(`Serving on ${url} (admin: ${url}/login)`)
}

function say(line: string): void {
  console.log(line)
}

if (import.meta.main) await serve()
