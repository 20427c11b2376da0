import { temporaryFolder } from '#proof/temporary-folder.ts'
import { startSite, type Circumstances, type RunningSite } from '#test/running-site.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'

/** Runs the work on a site with demo content in a temporary folder. */
export async function withSite<Result>(
  settings: Record<string, string>,
  work: (site: RunningSite) => Promise<Result>,
  circumstances?: Circumstances,
): Promise<Result> {
  await using folder = await temporaryFolder('site')
  const all = { DATA_DIR: folder.path, LOG_LEVEL: 'warn', ...settings }
  // Loading the demo photos takes much memory; it must not count as memory of the work.
  await (await startSite(all)).stop()
  const site = await startSite(all, circumstances)
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}

/** Settings of a site that sends its emails to this server. */
export function mailSettings({ url }: Pick<TestSmtp, 'url'>): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: 'site@homes.example', MAIL_TO: 'team@homes.example' }
}

/** Runs the work with a real SMTP server. */
export async function withSmtp<Result>(work: (smtp: TestSmtp) => Promise<Result>): Promise<Result> {
  const smtp = await startSmtp()
  try {
    return await work(smtp)
  } finally {
    await smtp.stop()
  }
}
