import './production.ts'

import cluster from 'node:cluster'

import * as demo from '#demo/demo.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import { Invalid } from '#domain/problem.ts'
import * as administrators from '#domain/accounts/administrators.server.ts'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import { WrongSecretKey } from '#domain/accounts/encryption.server.ts'
import * as webhooks from '#domain/webhooks/webhooks.server.ts'
import * as secondFactor from '#domain/accounts/second-factor.server.ts'
import { migrationNames } from '#storage/database/migrate.ts'

import { assemble, type AssembledApp } from './assemble.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import type { AppContext } from './app-context.ts'
import { startJobs } from './jobs.ts'
import { openMetrics, openMetricsOfWorkers } from './metrics/metrics.ts'
import { builtPages, type Pages } from './pages/pages.ts'
import { buildServer } from './http/fastify-server.ts'
import { loginBox, servingMessage, type FirstLogin } from './start-messages.ts'
import { startProblem } from './start-problem.ts'
import { startWorkers } from './workers.ts'

const STOPPING = 'Stopping: requests under way are finished first.'

/** Connections that may wait to be accepted; beyond it the system resets some of them. */
const LISTEN_BACKLOG = 4096

type CreatePages = (app: AppContext) => Promise<Pages>

/**
 * Starts the site with the environment's settings and serves until a signal stops it. With
 * `devPages` it runs in this process only.
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
  const firstLogin = await prepare(config, assembled)
  await assembled.close()
  const { workers, closeMetrics } = await printLoginOnFailure(firstLogin, async () => ({
    closeMetrics: config.metrics && (await openMetricsOfWorkers(config.metrics)),
    workers: await startWorkers(config.workers, console.log),
  }))
  console.log(servingMessage(config, workers.port, firstLogin))
  stopOnSignal(async () => {
    console.log(STOPPING)
    await workers.stop()
    await closeMetrics?.()
  })
}

async function startServer(config: Config, createPages: CreatePages): Promise<void> {
  const assembled = await assemble(config)
  const firstLogin = cluster.isPrimary ? await prepare(config, assembled) : undefined
  const served = await printLoginOnFailure(firstLogin, () => listen(config, assembled, createPages))
  if (cluster.isPrimary) console.log(servingMessage(config, served.port, firstLogin))
  stopOnSignal(async () => {
    if (cluster.isPrimary) console.log(STOPPING)
    await served.stop()
  })
}

async function listen(config: Config, assembled: AssembledApp, createPages: CreatePages) {
  const { app, log } = assembled
  const opened = config.metrics && (await openMetrics(config.metrics, app, cluster))
  const metrics = opened?.metrics
  const uncounted = await createPages(app)
  const pages = metrics?.observePages(uncounted) ?? uncounted
  const server = await buildServer(app, log, pages, metrics)
  // Fastify logs every address that it listens at; ours is printed in words.
  if (log.isLevelEnabled('info')) log.level = 'warn'
  await server.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG })
  log.level = config.logLevel
  const stopJobs = startJobs(app, pages, config, metrics?.countJobFailure)
  const address = server.addresses().find((address) => typeof address !== 'string')
  return {
    port: address?.port ?? config.port,
    async stop() {
      app.imageWorker.refuseVisitors()
      await server.close()
      await stopJobs()
      await opened?.close()
      app.mail.close()
      await assembled.close()
    },
  }
}

/** A generated password is printed once: also where the site then fails to serve. */
async function printLoginOnFailure<Result>(
  firstLogin: FirstLogin | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  try {
    return await start()
  } catch (error) {
    if (firstLogin?.password) console.log(loginBox(firstLogin))
    throw error
  }
}

/** Runs once, before any process serves. Returns the first login of a new site. */
async function prepare(
  config: Config,
  { app, migrated }: AssembledApp,
): Promise<FirstLogin | undefined> {
  const isNew = migrated.length === migrationNames().length
  if (migrated.length > 0 && !isNew) console.log(`Database ready (${migrated.join(', ')}).`)
  await startingTeam.loadOnce(app)
  if (config.demo && (await demo.isWanted(app))) await demo.load(app, console.log)
  const firstLogin = await ensureAdministrator(config, app)
  await secondFactor.encryptAll(app).catch((error: unknown) => {
    throw error instanceof WrongSecretKey
      ? new WrongSettings([
          `SECRET_KEY does not fit the second factors in the database: ${error.message}`,
        ])
      : error
  })
  await mailSettings.encryptStored(app)
  const problem = await mailSettings.whyUnused(app, app.mail.environment)
  if (problem) console.error(`No email goes out: ${problem}`)
  await mailboxSettings.encryptStored(app)
  await webhooks.encryptStored(app)
  const { changed } = await permits.enforce(app)
  if (changed > 0)
    console.log(`Permits (${config.permits}): ${changed} properties hidden or shown again.`)
  return firstLogin
}

async function ensureAdministrator(
  { admin: { username, password: chosen } }: Config,
  app: AppContext,
): Promise<FirstLogin | undefined> {
  if (await administrators.exist(app)) return undefined
  const password = chosen ?? administrators.generatePassword()
  const origin = chosen ? 'chosen' : 'generated'
  await administrators.create(app, username, password, origin).catch((error: unknown) => {
    throw error instanceof Invalid ? new WrongSettings([`ADMIN_PASSWORD: ${error.message}`]) : error
  })
  const advice = passwordAdvice(password)
  if (advice) console.log(`Warning: ${advice}`)
  return { username, password: chosen ? null : password }
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

if (import.meta.main) await serve()
