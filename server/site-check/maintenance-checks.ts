import * as backups from '#domain/backups/schedule.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { bad, count, good, type Found } from './check-result.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Without a schedule, a backup by hand is expected once a week. */
const WEEK_MS = 7 * DAY_MS

export async function mail(app: AppContext): Promise<Found> {
  const { undelivered, mail } = await inbox.summary(app)
  if (mail === 'off')
    return bad(
      'Mail is not set up. Enquiries are kept in the inbox and e-mailed to nobody.',
      'Set SMTP_URL, MAIL_FROM and MAIL_TO, and try them with “npm run mail:test”.',
      '/admin/enquiries',
    )
  if (undelivered === 0) return good('Every letter has gone out.')
  return bad(
    `${count(undelivered, 'letter was', 'letters were')} not delivered.`,
    'See in the inbox what the mail server said, and send again.',
    '/admin/enquiries',
  )
}

export async function backupAge({ config, clock }: AppContext): Promise<Found> {
  const { folder, everyMs } = config.backups
  const now = clock.now()
  const last = await backups.newest(folder, now)
  const advice =
    everyMs > 0
      ? 'See in the log why the schedule is not kept.'
      : 'Set BACKUP_EVERY, such as 24h, or run “npm run backup” into BACKUP_DIR.'
  if (!last) return bad('There is no backup where backups are kept.', advice)
  const age = now.getTime() - last.madeAt.getTime()
  const says = `The last backup is ${inWords(age)} old.`
  return age > (everyMs > 0 ? 2 * everyMs + HOUR_MS : WEEK_MS) ? bad(says, advice) : good(says)
}

function inWords(ms: number): string {
  if (ms < HOUR_MS) return 'less than an hour'
  if (ms < 2 * DAY_MS) return count(Math.floor(ms / HOUR_MS), 'hour', 'hours')
  return count(Math.floor(ms / DAY_MS), 'day', 'days')
}
