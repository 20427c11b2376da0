import * as backups from '#domain/backups/schedule.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import * as mailboxHealth from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import type { AppContext } from '#server/app-context.ts'

import { fail, pass, pluralise, type CheckOutcome } from './check-result.ts'

const HOUR_MS = 3_600_000

/** Without a schedule, a manual backup is expected once a week. */
const MAX_MANUAL_BACKUP_AGE_MS = 7 * DAY_MS

export async function mail(app: AppContext): Promise<CheckOutcome> {
  const { undelivered, mail } = await inbox.summary(app)
  if (mail === 'off') {
    const problem = await mailSettings.whyUnused(app, app.mail.environment)
    return fail(
      `${problem || 'Mail is not set up.'} Enquiries are kept in the inbox and e-mailed to nobody.`,
      'Enter your mail server, and send a test email.',
      '/admin/settings/mail',
    )
  }
  if (undelivered === 0) return pass('Every email has gone out.')
  return fail(
    `${pluralise(undelivered, 'email was', 'emails were')} not delivered.`,
    'See in the inbox what the mail server said, and send again.',
    '/admin/enquiries',
  )
}

export async function mailbox(app: AppContext): Promise<CheckOutcome> {
  const failing = await mailboxHealth.failingSince(app)
  if (failing)
    return fail(
      `The mailbox for portal leads cannot be read. The server said: ${failing.said}`,
      'Check the server, the user name and the password.',
      '/admin/settings/mailbox',
    )
  const server = await mailboxSettings.current(app, app.mailbox)
  if (typeof server === 'string')
    return fail('The mailbox for portal leads cannot be read.', server, '/admin/settings/mailbox')
  return pass(
    server ? 'The mailbox for portal leads is read.' : 'No mailbox for portal leads is set.',
  )
}

export async function backupAge({ config, clock }: AppContext): Promise<CheckOutcome> {
  const { folder, everyMs } = config.backups
  const now = clock.now()
  const last = await backups.newest(folder, now)
  const advice =
    everyMs > 0
      ? 'See in the log why the schedule is not kept.'
      : 'Back up now, or set BACKUP_EVERY.'
  if (!last) return fail('There is no backup where backups are kept.', advice, '/admin/backups')
  const age = now.getTime() - last.madeAt.getTime()
  const says = `The last backup is ${ageInWords(age)} old.`
  return age > (everyMs > 0 ? 2 * everyMs + HOUR_MS : MAX_MANUAL_BACKUP_AGE_MS)
    ? fail(says, advice, '/admin/backups')
    : pass(says)
}

function ageInWords(ms: number): string {
  if (ms < HOUR_MS) return 'less than an hour'
  if (ms < 2 * DAY_MS) return pluralise(Math.floor(ms / HOUR_MS), 'hour', 'hours')
  return pluralise(Math.floor(ms / DAY_MS), 'day', 'days')
}
