import { waitUntil } from '#proof/wait-until.ts'
import { header, type TestSmtp } from '#test/smtp.ts'

import type { Loss } from './confirmed-writes.ts'

const MAX_WAIT_MS = 180_000

/** Waits for the email of every enquiry; says which is missing, and which is an unmarked duplicate. */
export async function findEmailFaults(smtp: TestSmtp, enquiries: Set<string>): Promise<Loss[]> {
  const unsent = () => {
    const sent = groupByEnquiry(smtp.emails)
    return [...enquiries].filter((name) => !sent.has(name))
  }
  await waitUntil(() => unsent().length === 0, { maxMs: MAX_WAIT_MS, everyMs: 250 })
  return [
    ...unsent().map((name) => `${name} was not mailed`),
    ...[...groupByEnquiry(smtp.emails)].flatMap(([name, emails]) => duplicateFaults(name, emails)),
  ]
}

function groupByEnquiry(emails: string[]): Map<string, string[]> {
  return Map.groupBy(emails, (email) => /enquiry-\d+/.exec(email)?.[0] ?? '')
}

function duplicateFaults(name: string, emails: string[]): Loss[] {
  const unmarked = emails.filter((email) => header(email, 'X-Perhaps-Twice') === undefined)
  const ids = new Set(emails.map((email) => header(email, 'Message-ID')))
  return [
    ...(unmarked.length > 1 ? [`${name} was mailed ${unmarked.length} times unmarked`] : []),
    ...(ids.size > 1 ? [`${name} was mailed under ${ids.size} ids`] : []),
  ]
}
