import { setTimeout as wait } from 'node:timers/promises'

import { countArrivals } from '#proof/arrivals.ts'
import { mailSettings, startDemoSite } from '#proof/sites.ts'
import { atMost, formatMs, formatSeconds, median, percentile } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { startSmtp, type SmtpBehaviour } from '#test/smtp.ts'

const FAULTS: [string, SmtpBehaviour | 'down'][] = [
  ['none', 'accept'],
  ['down', 'down'],
  ['refuses for now (451)', { refuse: 451 }],
  ['refuses for good (554)', { refuse: 554 }],
  ['hangs', 'hang'],
  ['cut inside DATA', 'drop'],
  ['cut after DATA', 'take-and-drop'],
]

const ENQUIRIES = 200
const SETTINGS = { DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
/** What the site logs of an email. */
const DELIVERED = 'an email went out'
const NOT_DELIVERED = 'an email did not go out'

const MAX_DELIVERY_MS = 600_000
const MAX_FAULT_MS = 60_000
/** Between the extra enquiries that are sent until the fault has hit an email. */
const PAUSE_MS = 100

export async function testMailFaults(): Promise<Section> {
  const results = await runMailFaults(ENQUIRIES)
  const sum = (count: (result: MailFaultResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const harmless = results.slice(1).filter(({ failedAttempts }) => failedAttempts === 0)
  const failed = sum((one) => one.refused + one.undelivered)
  const duplicates = sum((one) => one.unmarkedDuplicates)
  const medians = results.map(({ waits }) => median(waits))
  const worstP99 = Math.max(...results.map(({ waits }) => percentile(waits, 99)))
  return {
    title: 'Mail server faults',
    description: `${ENQUIRIES} enquiries, one after another, during each fault of a real SMTP server, and more until the fault has hit an email; then the server works again. The first row, without a fault, is for comparison. Delivered means that the last email has arrived, measured from the end of the fault; an email that may arrive twice is marked in a header.`,
    tables: [
      tableOf(results, {
        fault: (one) => one.fault,
        'visitor waits, median': (one) => formatMs(median(one.waits), 1),
        p99: (one) => formatMs(percentile(one.waits, 99), 1),
        enquiries: (one) => one.waits.length,
        'failed attempts': (one) => one.failedAttempts,
        'not accepted': (one) => one.refused,
        'not delivered': (one) => one.undelivered,
        'unmarked duplicates': (one) => one.unmarkedDuplicates,
        marked: (one) => one.marked,
        'all delivered after': (one) => formatSeconds(one.deliveredMs, 1),
      }),
    ],
    goals: [
      atMost('Mail faults: faults that hit no email', harmless.length, 0),
      atMost('Mail faults: enquiries not accepted or not delivered later', failed, 0),
      atMost('Mail faults: unmarked duplicates', duplicates, 0),
      atMost(
        'Mail faults: visitor’s wait, worst median against the one without a fault',
        Math.max(...medians) / (medians[0] ?? 0),
        1.5,
        'times',
      ),
      atMost('Mail faults: visitor’s wait, worst p99', worstP99, 100, 'ms'),
    ],
  }
}

/** What happened to enquiries that were sent while the mail server had a fault. */
interface MailFaultResult {
  fault: string
  /** How long each visitor waited for the response, in milliseconds. */
  waits: number[]
  /** Failed attempts to deliver an email. */
  failedAttempts: number
  refused: number
  undelivered: number
  /** Emails that arrived more than once without the header that says so. */
  unmarkedDuplicates: number
  marked: number
  /** From the end of the fault until all had arrived. */
  deliveredMs: number
}

/**
 * Sends a number of enquiries during each fault of the mail server, and more until the fault has hit
 * an email; then the server works again.
 */
export async function runMailFaults(enquiries: number): Promise<MailFaultResult[]> {
  let smtp = await startSmtp()
  const port = Number(new URL(smtp.url).port)
  const earlier: string[] = []
  const emails = () => [...earlier, ...smtp.emails]
  try {
    await using site = await startDemoSite({ ...SETTINGS, ...mailSettings(smtp) })
    const failures = () => emailsLogged(NOT_DELIVERED, site.output()).length
    const results: MailFaultResult[] = []
    for (const [fault, behaviour] of FAULTS) {
      const failuresBefore = failures()
      if (behaviour === 'down') {
        earlier.push(...smtp.emails)
        await smtp.stop()
      } else smtp.behaviour = behaviour
      const { accepted, ...sent } = await sendEnquiries(site.url, `e${results.length}`, {
        min: enquiries,
        isHit: () => behaviour === 'accept' || failures() > failuresBefore,
      })
      const failedAttempts = failures() - failuresBefore
      if (behaviour === 'down') smtp = await startSmtp({ port })
      smtp.behaviour = 'accept'
      const deliveredMs = await waitUntil(
        () => isOutboxEmpty(site.output()) && arrivalOf(accepted, emails()).undelivered === 0,
        { maxMs: MAX_DELIVERY_MS, everyMs: 200 },
      )
      const arrival = arrivalOf(accepted, emails())
      results.push({ fault, ...sent, failedAttempts, deliveredMs, ...arrival })
    }
    return results
  } finally {
    await smtp.stop()
  }
}

async function sendEnquiries(
  url: string,
  prefix: string,
  { min, isHit }: { min: number; isHit: () => boolean },
) {
  const sent = { waits: [] as number[], refused: 0, accepted: [] as string[] }
  const end = performance.now() + MAX_FAULT_MS
  while (sent.waits.length < min || (!isHit() && performance.now() < end)) {
    const name = `${prefix}n${sent.waits.length}e`
    const { status, ms } = await sendEnquiry(url, name)
    sent.waits.push(ms)
    if (status === 200) sent.accepted.push(name)
    else sent.refused++
    if (sent.waits.length >= min) await wait(PAUSE_MS)
  }
  return sent
}

/** Whether every email that failed was delivered later, also one that had arrived all the same. */
function isOutboxEmpty(log: string): boolean {
  const delivered = new Set(emailsLogged(DELIVERED, log))
  return emailsLogged(NOT_DELIVERED, log).every((id) => delivered.has(id))
}

/** The ids of the emails about which the site has logged a message. */
function emailsLogged(message: string, log: string): string[] {
  const lines = log.split('\n').filter((line) => line.includes(message))
  return lines.flatMap((line) => /"email":(\d+)/.exec(line)?.[1] ?? [])
}

function arrivalOf(names: string[], emails: string[]) {
  const arrived = countArrivals(emails, (email) => /\be\d+n\d+e\b/.exec(email)?.[0])
  const arrivals = names.flatMap((name) => arrived.get(name) ?? [])
  return {
    undelivered: names.length - arrivals.length,
    unmarkedDuplicates: arrivals.filter(({ unmarked }) => unmarked > 1).length,
    marked: arrivals.reduce((sum, { times, unmarked }) => sum + times - unmarked, 0),
  }
}
