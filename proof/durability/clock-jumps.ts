import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { assertNothingMissing, missingTools, run } from '#proof/debian-tools.ts'
import { mailSettings, siteSetup } from '#proof/sites.ts'
import { formatSeconds, noFaults } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { sendEnquiry } from '#proof/senders.ts'
import { temporaryFolder } from '#proof/temporary-folder.ts'
import { waitUntil } from '#proof/wait-until.ts'
import { logIn, startSite } from '#test/running-site.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'

import { readJson, requestAsAdmin, type AdminSession } from './site-client.ts'

/** Days from the true time; each jump starts from the one before it. */
const DAYS = [1, 0, 10, 0, -10, 0, 40, -40, 400, 0, -1, 3, 0]
const DAY_MS = 86_400_000
const MAX_IDLE_DAYS = 7
const MAX_WAIT_MS = 60_000
/** Twice the longest pause after a first refusal, and some reserve for a busy machine. */
const MAX_EMAIL_MS = 15_000

const WANTED = 'tokens expire, the outbox goes on'

export async function testClockJumps(): Promise<Section> {
  assertNothingMissing(missingTools('faketime'))
  await using folder = await temporaryFolder('clock')
  const jumps = await jumpClock(folder.path, DAYS)
  const faults = jumps.flatMap(faultsOf)
  return {
    title: 'The clock jumps by days',
    description:
      "The clock of a running site is set forward and back (libfaketime). Before each jump the mail server refuses an email, so that its next attempt is planned by the old clock. After it, that email and a new one must be delivered, an enquiry must be accepted, and the administrator's token from before must have expired where more than seven days seem to have passed, and only then.",
    tables: [
      tableOf(jumps, {
        'from day': (jump) => jump.from,
        'to day': (jump) => jump.to,
        enquiry: (jump) => jump.enquiryStatus,
        'its email': (jump) => formatSeconds(jump.newEmailMs, 1),
        'the email that waited': (jump) => formatSeconds(jump.waitingEmailMs, 1),
        token: (jump) => jump.tokenStatus,
      }),
    ],
    goals: [noFaults('clock jumps by days', faults, `${jumps.length} jumps; ${WANTED}`, WANTED)],
  }
}

/** Sets the clock of a running site forward and back, and checks that it works on. */
export async function jumpClock(folder: string, days: number[]) {
  await using smtp = await startSmtp()
  const clock = await createFakeClock(folder)
  const settings = { ...clock.settings, ...mailSettings(smtp) }
  await using site = await startSite(siteSetup(`${folder}/site`, settings).settings)
  const jumps: ClockJump[] = []
  for (const [nth, to] of days.entries()) {
    const from = days[nth - 1] ?? 0
    jumps.push({
      from,
      to,
      ...(await jumpOnce(site.url, smtp, nth, () => clock.set(to, site.url))),
    })
  }
  return jumps
}

/** Days from the true time, and what happened. */
interface ClockJump extends Awaited<ReturnType<typeof jumpOnce>> {
  from: number
  to: number
}

async function jumpOnce(url: string, smtp: TestSmtp, nth: number, setClock: () => Promise<void>) {
  const session = { url, token: await logIn(url) }
  await refuseEmail(session, smtp, `waiting-${nth}.`)
  await setClock()
  smtp.behaviour = 'accept'
  const waitingEmailMs = await waitForEmail(smtp, `waiting-${nth}.`)
  const { status: tokenStatus } = await requestAsAdmin(session, '/api/enquiries')
  const { status: enquiryStatus } = await sendEnquiry(url, `written-${nth}.`)
  const newEmailMs = await waitForEmail(smtp, `written-${nth}.`)
  return { tokenStatus, enquiryStatus, waitingEmailMs, newEmailMs }
}

/** What a jump has broken. */
export function faultsOf(jump: ClockJump): string[] {
  const where = `from day ${jump.from} to ${jump.to}`
  const { enquiryStatus, tokenStatus } = jump
  const wantedTokenStatus = jump.to - jump.from > MAX_IDLE_DAYS ? 401 : 200
  const isLate = Math.max(jump.waitingEmailMs, jump.newEmailMs) > MAX_EMAIL_MS
  return [
    ...(enquiryStatus === 200 ? [] : [`an enquiry got ${enquiryStatus} ${where}`]),
    ...(tokenStatus === wantedTokenStatus ? [] : [`a token got ${tokenStatus} ${where}`]),
    ...(isLate ? [`an email was late ${where}`] : []),
  ]
}

/** Sends an enquiry and waits until the mail server has refused its email for now. */
async function refuseEmail(session: AdminSession, smtp: TestSmtp, name: string): Promise<void> {
  smtp.behaviour = { refuse: 451 }
  await sendEnquiry(session.url, name)
  const isRefused = async () => {
    const inbox = readJson(await requestAsAdmin(session, '/api/enquiries')) as Inbox
    const { delivery } = inbox.enquiries.find((enquiry) => enquiry.name === name) ?? {}
    return delivery?.state === 'waiting' && (delivery.tries ?? 0) > 0
  }
  await waitUntil(isRefused, { maxMs: MAX_WAIT_MS, what: `a first attempt for ${name}` })
}

interface Inbox {
  enquiries: { name: string; delivery: { state: string; tries?: number } }[]
}

function waitForEmail(smtp: TestSmtp, name: string): Promise<number> {
  const hasArrived = () => smtp.emails.some((email) => email.includes(name))
  return waitUntil(hasArrived, { maxMs: MAX_WAIT_MS, what: `the email of ${name}` })
}

/** A clock for a running process that can be set at any time. */
async function createFakeClock(folder: string) {
  const file = join(folder, 'clock')
  await writeOffset(file, 0)
  const library = await run('faketime', ['-m', '-f', '+0d', 'printenv', 'LD_PRELOAD'])
  return {
    /** The environment that makes a process use this clock. */
    settings: {
      LD_PRELOAD: library.stdout.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Setting a clock changes the wall-clock time only; timers go on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    /** Sets it to some days from the true time, and returns when the site at this URL has noticed. */
    async set(days: number, url: string): Promise<void> {
      await writeOffset(file, days)
      const isSet = async () => Math.abs((await timeAt(url)) - Date.now() - days * DAY_MS) <= 5000
      await waitUntil(isSet, { maxMs: MAX_WAIT_MS, what: 'the site to notice its new clock' })
    },
  }
}

// Renamed into place: a half-written number would be another time.
async function writeOffset(file: string, days: number): Promise<void> {
  await writeFile(`${file}.new`, `${days < 0 ? '' : '+'}${days}d\n`)
  await rename(`${file}.new`, file)
}

async function timeAt(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return Date.parse(headers.get('date') ?? '')
}
