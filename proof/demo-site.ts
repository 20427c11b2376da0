import { freePort } from '#test/free-port.ts'
import { logIn, startSite, type Circumstances, type RunningSite } from '#test/running-site.ts'
import type { TestSmtp } from '#test/smtp.ts'

import { temporaryFolder } from './temporary-folder.ts'

export interface DemoSite extends RunningSite {
  /** Has its data, and is removed with the site. */
  folder: string
}

/** Starts a site with demo content in a temporary folder. */
export async function startDemoSite(
  settings: Record<string, string> = {},
  circumstances?: Circumstances,
): Promise<DemoSite> {
  await using started = new AsyncDisposableStack()
  const folder = started.use(await temporaryFolder('site')).path
  const { PORT = String(await freePort()) } = settings
  const all = { DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings, PORT }
  // Loading the demo photos takes much memory; it must not count as memory of the work.
  await (await startSite(all)).stop()
  const site = started.use(await startSite(all, circumstances))
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
