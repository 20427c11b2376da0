import { setTimeout as wait } from 'node:timers/promises'

import { startSite } from '#test/running-site.ts'
import { enquirer } from '#test/samples.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'

import { falseClock } from './false-clock.ts'
import { placeIn } from './work-folder.ts'
import { ask, askAsAdmin, logIn, type Visited } from './visit.ts'

/** What came of setting the clock to so many days from the true time. */
export interface ClockJump {
  days: number
  from: number
  /** How a token of the time before was answered, and how it should have been. */
  token: number
  tokenWanted: number
  /** How an enquiry was answered. */
  enquiry: number
  /** How long the letter took that had been refused before, and how long that of the enquiry. */
  waitingMailedAfterMs: number
  mailedAfterMs: number
}

const IDLE_DAYS = 7
const LONGEST_WAIT_MS = 60_000
/** Twice the longest wait after a first refusal, and room for a busy machine. */
const LATE_MS = 15_000

/** Sets the clock of a running site forward and back, and sees whether it goes on. */
export async function jumpClock(folder: string, days: number[]): Promise<ClockJump[]> {
  const clock = await falseClock(folder)
  const smtp = await startSmtp()
  const place = placeIn(`${folder}/site`, {
    ...clock.settings,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  })
  const site = await startSite(place.settings)
  const jumps: ClockJump[] = []
  try {
    let from = 0
    for (const [at, to] of days.entries()) {
      const { url } = site
      const before = { url, token: await logIn(url) }
      await refuseLetter(before, smtp, `waiting-${at}.`)
      await clock.set(to, url)
      smtp.behaviour = 'accept'
      const waitingMailedAfterMs = await mailed(smtp, `waiting-${at}.`)
      const token = (await askAsAdmin(before, '/api/enquiries')).status
      const enquiry = await send(url, `written-${at}.`)
      const mailedAfterMs = await mailed(smtp, `written-${at}.`)
      const tokenWanted = to - from > IDLE_DAYS ? 401 : 200
      jumps.push({
        days: to,
        from,
        token,
        tokenWanted,
        enquiry,
        waitingMailedAfterMs,
        mailedAfterMs,
      })
      from = to
    }
  } finally {
    await site.stop()
    await smtp.stop()
  }
  return jumps
}

/** What a jump has brought out of step. */
export function faultsOf(jump: ClockJump): string[] {
  const where = `from day ${jump.from} to ${jump.days}`
  const late = Math.max(jump.waitingMailedAfterMs, jump.mailedAfterMs) > LATE_MS
  return [
    ...(jump.enquiry === 200 ? [] : [`an enquiry was answered with ${jump.enquiry} ${where}`]),
    ...(jump.token === jump.tokenWanted
      ? []
      : [`a token was answered with ${jump.token} ${where}`]),
    ...(late ? [`a letter was late ${where}`] : []),
  ]
}

/** Sends an enquiry whose letter the mail server refuses for now, and waits until it has. */
async function refuseLetter(site: Visited, smtp: TestSmtp, name: string): Promise<void> {
  smtp.behaviour = { refuse: 451 }
  await send(site.url, name)
  await until(async () => {
    const inbox = (await askAsAdmin(site, '/api/enquiries')).json() as Inbox
    const { delivery } = inbox.enquiries.find((entry) => entry.name === name) ?? {}
    return delivery?.state === 'waiting' && (delivery.tries ?? 0) > 0
  }, `a first try of ${name}`)
}

interface Inbox {
  enquiries: { name: string; delivery: { state: string; tries?: number } }[]
}

async function send(url: string, name: string): Promise<number> {
  const answer = await ask(`${url}/api/scheduletoure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquirer, name, message: 'Hello' }),
  })
  return answer.status
}

async function mailed(smtp: TestSmtp, name: string): Promise<number> {
  const began = performance.now()
  const isThere = () => Promise.resolve(smtp.emails.some((letter) => letter.includes(name)))
  await until(isThere, `the letter of ${name}`)
  return performance.now() - began
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > LONGEST_WAIT_MS) throw new Error(`Waited too long for ${what}`)
    await wait(100)
  }
}
