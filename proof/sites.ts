import { join } from 'node:path'

import { freePort } from '#test/free-port.ts'
import { logIn, startSite, type StartOptions, type RunningSite } from '#test/running-site.ts'
import type { TestSmtp } from '#test/smtp.ts'

import { temporaryFolder } from './temporary-folder.ts'

/** A site's settings, and its stores so that they can be inspected directly. */
export interface SiteSetup {
  settings: Record<string, string>
  /** As `openDatabase` takes it. */
  database: string
  /** As `openFiles` takes it. */
  uploads: string
}

/** An empty site behind a proxy, so that each visitor can have an address of their own. */
export function siteSetup(dataDir: string, settings: Record<string, string> = {}): SiteSetup {
  return {
    settings: { DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings },
    database: settings['DATABASE_URL'] ?? join(dataDir, 'site.db'),
    uploads: join(dataDir, 'uploads'),
  }
}

export interface DemoSite extends RunningSite {
  /** Has its data, and is removed with the site. */
  folder: string
}

/** Starts a site with demo content in a temporary folder. */
export async function startDemoSite(
  settings: Record<string, string> = {},
  startOptions?: StartOptions,
): Promise<DemoSite> {
  await using started = new AsyncDisposableStack()
  const folder = started.use(await temporaryFolder('site')).path
  const { PORT = String(await freePort()) } = settings
  const all = { DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings, PORT }
  // Loading the demo photos takes much memory; it must not count as memory of the work.
  await (await startSite(all)).stop()
  const site = started.use(await startSite(all, startOptions))
  // Not the address that the site prints: that one may be a proxy's.
  const url = `http://127.0.0.1:${PORT}`
  const running = started.move()
  return { ...site, url, folder, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

export interface AdminSite extends DemoSite {
  /** An administrator's. */
  token: string
}

export async function startAdminSite(
  ...options: Parameters<typeof startDemoSite>
): Promise<AdminSite> {
  const site = await startDemoSite(...options)
  return { ...site, token: await logIn(site.url) }
}

/** Settings of a site that sends its emails to this server. */
export function mailSettings({ url }: Pick<TestSmtp, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: 'site@homes.example', MAIL_TO: 'team@homes.example' }
}
