import { countArrivals } from '#proof/arrivals.ts'
import { waitUntil } from '#proof/wait-until.ts'
import type { TestSmtp } from '#test/smtp.ts'

import type { Loss } from './confirmed-writes.ts'

const MAX_WAIT_MS = 180_000

/** Waits for the email of every enquiry; says which is missing, and which is an unmarked duplicate. */
export async function findEmailFaults(smtp: TestSmtp, enquiries: Set<string>): Promise<Loss[]> {
  const arrived = () => countArrivals(smtp.emails, (email) => /enquiry-\d+/.exec(email)?.[0])
  const unsent = () => [...enquiries.difference(arrived())]
  await waitUntil(() => unsent().length === 0, { maxMs: MAX_WAIT_MS, everyMs: 250 })
  return [
    ...unsent().map((name) => `${name} was not mailed`),
    ...[...arrived()].flatMap(([name, { unmarked, ids }]) => [
      ...(unmarked > 1 ? [`${name} was mailed ${unmarked} times unmarked`] : []),
      ...(ids.size > 1 ? [`${name} was mailed under ${ids.size} ids`] : []),
    ]),
  ]
}
