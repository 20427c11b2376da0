import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setDefaultCACertificates, getCACertificates } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '#test/free-port.ts'
import { NGINX, startNginx } from '#test/nginx.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { startS3 } from '#test/s3.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { kill } from '#proof/durability/survival.ts'

const PROCESSES = 3

// As the systemd unit says, which starts again whatever has ended.
const RESTARTED_AFTER_MS = 2000

/** Processes that share a PostgreSQL and a bucket, behind a real nginx with the shipped configuration. */
export interface Fleet {
  /** Where visitors come: nginx, by TLS. */
  url: string
  /** Each process by itself, not by way of nginx. */
  processes: string[]
  database: string
  files: string
  smtp: TestSmtp
  /** Ends one process without a word, and returns when another has taken its place. */
  replace(process: number): Promise<void>
  restartDatabase(): Promise<void>
  stop(): Promise<void>
}

export async function startFleet(folder: string): Promise<Fleet> {
  if (NGINX === undefined) throw new Error('This part needs nginx (Debian package nginx).')
  await using running = new AsyncDisposableStack()
  const postgres = await startPostgres({ durable: true })
  running.defer(() => postgres.stop())
  const s3 = await startS3('@20minutes/s3rver')
  running.defer(() => s3.stop())
  const smtp = await startSmtp()
  running.defer(() => smtp.stop())
  const [http, https, ...ports] = await freePorts(2 + PROCESSES)
  const settings = {
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await createDatabase(postgres.url()),
    FILES_URL: s3.url,
    PUBLIC_URL: `https://localhost:${https}`,
    // Visitors tell their address themselves, as a proxy before nginx would.
    TRUST_PROXY: '2',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  }
  const sites: RunningSite[] = []
  running.defer(async () => void (await Promise.all(sites.map((site) => site.stop()))))
  for (const PORT of ports) sites.push(await startSite({ ...settings, PORT }))

  const ofNginx = join(folder, 'nginx')
  mkdirSync(ofNginx)
  const places = { folder: ofNginx, http: http ?? '', https: https ?? '', sites: ports }
  const nginx = await startNginx(NGINX, places)
  running.defer(() => nginx.stop())
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate.toString()])

  const all = running.move()
  return {
    url: settings.PUBLIC_URL,
    processes: ports.map((port) => `http://127.0.0.1:${port}`),
    database: settings.DATABASE_URL,
    files: settings.FILES_URL,
    smtp,
    async replace(process) {
      const site = sites[process]
      if (site) await kill(site)
      await wait(RESTARTED_AFTER_MS)
      sites[process] = await startSite({ ...settings, PORT: ports[process] ?? '' })
    },
    async restartDatabase() {
      await postgres.shutDown()
      await postgres.start()
    },
    stop: () => all.disposeAsync(),
  }
}

// One after the other, and not let go before all are had: the system might give one twice.
async function freePorts(count: number): Promise<string[]> {
  const ports = new Set<string>()
  while (ports.size < count) ports.add(String(await freePort()))
  return [...ports]
}
