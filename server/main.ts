import './production.ts'

import cluster from 'node:cluster'

import * as demo from '#demo/demo.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'

import { assemble, type AssembledApp } from './assemble.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import type { AppContext } from './app-context.ts'
import { startJobs } from './jobs.ts'
import { openMetrics, openMetricsOfWorkers } from './metrics/metrics.ts'
import { builtPages, type Pages } from './pages/pages.ts'
import { buildServer } from './http/fastify-server.ts'
import { whoCanReach } from './reachable.ts'
import { startProblem } from './start-problem.ts'
import { startWorkers } from './workers.ts'

const STOPPING = 'Stopping: requests under way are finished first.'

/** Connections that may wait to be accepted; beyond it the system resets some of them. */
const LISTEN_BACKLOG = 4096

type CreatePages = (app: AppContext) => Promise<Pages>

/**
 * Starts the site with the environment's settings and serves until a signal stops it. With the pages
 * of development it runs in this process only.
 */
export async function serve(devPages?: CreatePages): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    if (config.workers > 1 && cluster.isPrimary && !devPages) await startPrimary(config)
    else await startServer(config, devPages ?? builtPages)
  } catch (error) {
    console.error(startProblem(error, config) ?? error)
    // A store that was opened already would keep the process alive.
    process.exit(1)
  }
}

/** Prepares the database, then lets worker processes serve. */
async function startPrimary(config: Config): Promise<void> {
  const assembled = await assemble(config)
  await prepare(config, assembled)
  await assembled.close()
  const closeMetrics = config.metrics && (await openMetricsOfWorkers(config.metrics))
  const workers = await startWorkers(config.workers, console.log)
  printAddress(config, workers.port)
  stopOnSignal(async () => {
    console.log(STOPPING)
    await workers.stop()
    await closeMetrics?.()
  })
}

async function startServer(config: Config, createPages: CreatePages): Promise<void> {
  const assembled = await assemble(config)
  const { app, log } = assembled
  if (cluster.isPrimary) await prepare(config, assembled)

  const opened = config.metrics && (await openMetrics(config.metrics, app, cluster))
  const metrics = opened?.metrics
  const uncounted = await createPages(app)
  const pages = metrics?.observePages(uncounted) ?? uncounted
  const server = await buildServer(app, log, pages, metrics)
  await server.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG })
  const stopJobs = startJobs(assembled, pages, config, metrics?.countJobFailure)
  const address = server.addresses().find((address) => typeof address !== 'string')
  if (cluster.isPrimary) printAddress(config, address?.port)

  stopOnSignal(async () => {
    if (cluster.isPrimary) console.log(STOPPING)
    app.imageWorker.refuseVisitors()
    await server.close()
    await stopJobs()
    await opened?.close()
    app.mail.close()
    await assembled.close()
  })
}

/** Runs once, before any process serves. */
async function prepare(config: Config, { app, migrated }: AssembledApp): Promise<void> {
  if (migrated.length > 0) console.log(`Database ready (${migrated.join(', ')}).`)
  await startingTeam.loadOnce(app)
  if (config.demo && (await demo.isWanted(app))) await demo.load(app, console.log)
  await ensureAdministrator(config, app)
  await secondFactor.encryptAll(app).catch((error: unknown) => {
    throw error instanceof WrongSecretKey
      ? new WrongSettings([
          `SECRET_KEY does not fit the second factors in the database: ${error.message}`,
        ])
      : error
  })
  await mailSettings.encryptStored(app)
  const { changed } = await permits.enforce(app)
  if (changed > 0)
    console.log(`Permits (${config.permits}): ${changed} properties hidden or shown again.`)
}

async function ensureAdministrator({ admin }: Config, app: AppContext): Promise<void> {
  if (await administrators.exist(app)) return
  const password = admin.password ?? administrators.generatePassword()
  const origin = admin.password ? 'chosen' : 'generated'
  await administrators.create(app, admin.username, password, origin).catch((error: unknown) => {
    throw error instanceof Invalid ? new WrongSettings([`ADMIN_PASSWORD: ${error.message}`]) : error
  })
  console.log(`Administrator: ${admin.username}`)
  const advice = passwordAdvice(password)
  if (advice) console.log(`Warning: ${advice}`)
  if (admin.password) return
  console.log(`Password:      ${password}   (shown once; \`npm run admin\` resets it)`)
  console.log('               It is good for a week: log in and choose your own under Account.')
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Ctrl+C also reaches the workers; the primary process stops them.
      if (cluster.isWorker && signal === 'SIGINT') return
      if (isStopping) process.exit(1)
      isStopping = true
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

function printAddress(config: Config, port: number | undefined): void {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  console.log(`Serving on ${url} (admin: ${url}/login)`)
  console.log(whoCanReach(config.host, port ?? config.port))
}

if (import.meta.main) await serve()
