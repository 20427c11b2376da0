import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { Today } from '#domain/today/today.ts'

/** A task that is neither an enquiry nor a tour. */
export interface Need {
  kind: 'Permit' | 'Portal' | 'Mail' | 'Mailbox' | 'Webhook' | 'Backup'
  isUrgent: boolean
  title: string
  text: string
  action: string
  to: string
}

export function needsOf(today: Today): Need[] {
  const needs = [permitNeed, portalNeed, mailNeed, mailboxNeed, webhookNeed, backupNeed]
  return needs.map((needOf) => needOf(today)).filter((need) => need !== null)
}

function permitNeed({ permits: { count, first } }: Today): Need | null {
  if (count === 0) return null
  const days = first.map(({ title, note }) => `${title}: ${formatDay(note)}`)
  return {
    kind: 'Permit',
    isUrgent: false,
    title:
      count === 1
        ? 'An advertising permit has ended or ends soon'
        : `${formatCount(count, 'advertising permit')} have ended or end soon`,
    text: examplesText(days, count),
    action: 'Renew',
    to: `${urls.adminProperties}#content`,
  }
}

function portalNeed({ refused }: Today): Need | null {
  if (!refused || refused.count === 0) return null
  const { count, first } = refused
  return {
    kind: 'Portal',
    isUrgent: true,
    title: `A portal would refuse ${formatCount(count, 'listing')}`,
    text: examplesText(
      first.map(({ title, note }) => `${title}: ${note.replace(/\.$/, '')}`),
      count,
    ),
    action: 'Mend',
    to: urls.portals,
  }
}

function mailNeed({ mail, role, setup }: Today): Need | null {
  if (mail.state === 'off')
    return role !== 'owner'
      ? null
      : {
          kind: 'Mail',
          isUrgent: setup === null,
          title: 'Mail is not set up.',
          text: 'Enquiries are not e-mailed; they are kept in the inbox.',
          action: 'Set up',
          to: urls.mailSettings,
        }
  if (mail.undelivered === 0) return null
  const { undelivered } = mail
  return {
    kind: 'Mail',
    isUrgent: true,
    title:
      undelivered === 1
        ? 'An email could not be delivered'
        : `${formatCount(undelivered, 'email')} could not be delivered`,
    text: 'The inbox shows what the mail server said. They are tried again by themselves.',
    action: 'Look',
    to: urls.enquiries,
  }
}

function mailboxNeed({ mail: { mailbox_failing_since: since } }: Today): Need | null {
  if (since === null) return null
  return {
    kind: 'Mailbox',
    isUrgent: true,
    title: 'The mailbox for leads cannot be read',
    text: `Emails of the portals wait there since ${dayAndTimeInSentence(since)}.`,
    action: 'Look',
    to: urls.mailboxSettings,
  }
}

function webhookNeed({ webhooks }: Today): Need | null {
  if (!webhooks || webhooks.off + webhooks.failed === 0) return null
  const { off, failed } = webhooks
  return {
    kind: 'Webhook',
    isUrgent: off > 0,
    title:
      off > 0
        ? `${off === 1 ? 'A webhook was' : `${formatCount(off, 'webhook')} were`} turned off`
        : `${formatCount(failed, 'message')} of a webhook failed`,
    text:
      off > 0
        ? 'Another system did not answer for three days, or wants no more messages. What it was not told is kept.'
        : 'The page says what the other system answered. They can be sent again.',
    action: 'Look',
    to: urls.webhooks,
  }
}

function backupNeed({ backup }: Today): Need | null {
  if (!backup?.is_old) return null
  return {
    kind: 'Backup',
    isUrgent: backup.made_at !== null,
    title: backup.made_at === null ? 'There is no backup' : 'The last backup is old',
    text:
      backup.made_at === null
        ? 'If this machine broke, all would be lost.'
        : `It was made ${dayAndTimeInSentence(backup.made_at)}.`,
    action: 'Back up',
    to: urls.backups,
  }
}

/** Examples and how many more there are: `First. Second, and 3 more.` */
function examplesText(examples: string[], count: number): string {
  const more = count - examples.length
  return `${examples.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`
}
