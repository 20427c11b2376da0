import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { mailSettings, siteSetup } from '#proof/sites.ts'
import { kill } from '#proof/durability/crash.ts'
import { freePort } from '#test/free-port.ts'
import { NGINX, startNginx } from '#test/nginx.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { startS3 } from '#test/s3.ts'
import { startSmtp } from '#test/smtp.ts'

const PROCESSES = 3

// The systemd unit restarts a process after this time.
const RESTART_AFTER_MS = 2000

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Processes that share a PostgreSQL and a bucket, behind a real nginx with the shipped settings. */
export async function startCluster(folder: string) {
  if (NGINX === undefined) throw new Error('This part needs nginx (Debian package nginx).')
  await using running = new AsyncDisposableStack()
  const postgres = running.use(await startPostgres({ durable: true }))
  const s3 = running.use(await startS3('@20minutes/s3rver'))
  const smtp = running.use(await startSmtp())
  const free = await Promise.all(Array.from({ length: 2 + PROCESSES }, freePort))
  const [http = '', https = '', ...ports] = free.map(String)
  const [database, url] = [await createDatabase(postgres.url()), `https://localhost:${https}`]
  const { settings } = siteSetup(join(folder, 'data'), {
    DATABASE_URL: database,
    FILES_URL: s3.url,
    PUBLIC_URL: url,
    // The test sends the visitors' addresses itself, as a proxy before nginx would.
    TRUST_PROXY: '2',
    ...mailSettings(smtp),
  })
  const sites: RunningSite[] = []
  running.defer(async () => void (await Promise.all(sites.map((site) => site.stop()))))
  for (const PORT of ports) sites.push(await startSite({ ...settings, PORT }))

  const nginxFolder = join(folder, 'nginx')
  mkdirSync(nginxFolder)
  const nginx = await startNginx(NGINX, { folder: nginxFolder, http, https, sites: ports })
  running.defer(() => nginx.stop())
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate.toString()])

  const started = running.move()
  return {
    /** The public address: nginx, by TLS. */
    url,
    /** The addresses of the processes, without nginx. */
    processes: ports.map((port) => `http://127.0.0.1:${port}`),
    database,
    files: s3.url,
    smtp,
    /** Kills one process, and returns when another has taken its place. */
    async replaceProcess(index: number) {
      const site = sites[index]
      if (site) await kill(site)
      await wait(RESTART_AFTER_MS)
      sites[index] = await startSite({ ...settings, PORT: ports[index] ?? '' })
    },
    async restartDatabase() {
      await postgres.shutDown()
      await postgres.start()
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}
