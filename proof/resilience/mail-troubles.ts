import { setTimeout as wait } from 'node:timers/promises'

import { header, startSmtp, type SmtpBehaviour, type TestSmtp } from '#test/smtp.ts'

import { enquire } from './visitors.ts'
import { withSite } from './site.ts'

/** What came of enquiries that were sent while the mail server had a trouble. */
export interface Mailed {
  trouble: string
  /** How long each visitor waited for the answer. */
  waits: number[]
  /** Tries to send a letter that came to nothing. */
  failedTries: number
  refused: number
  undelivered: number
  /** Letters that came more often than once without being marked so. */
  twiceUnmarked: number
  marked: number
  /** From the end of the trouble until all had arrived. */
  deliveredMs: number
}

const TROUBLES: [string, SmtpBehaviour | 'down'][] = [
  ['none', 'accept'],
  ['down', 'down'],
  ['refuses for now (451)', { refuse: 451 }],
  ['refuses for good (554)', { refuse: 554 }],
  ['hangs', 'hang'],
  ['cut inside DATA', 'drop'],
  ['cut after DATA', 'take-and-drop'],
]

const SETTINGS = { DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
const WENT_OUT = 'a letter went out'
const DID_NOT_GO_OUT = 'a letter did not go out'

const LONGEST_DELIVERY_MS = 600_000
const LONGEST_TROUBLE_MS = 60_000
/** Between enquiries that come after so many as were asked for. */
const PAUSE_MS = 100

/**
 * So many enquiries in each trouble of the mail server, and more until a letter has met it; then it
 * works again.
 */
export async function everyMailTrouble(enquiries: number): Promise<Mailed[]> {
  let smtp = await startSmtp()
  const [letters, port] = [[] as string[], Number(new URL(smtp.url).port)]
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@homes.example',
    MAIL_TO: 'team@homes.example',
  }
  try {
    return await withSite({ ...SETTINGS, ...mail }, async (site) => {
      const failures = () => lettersThat(DID_NOT_GO_OUT, site.output()).length
      const all: Mailed[] = []
      for (const [trouble, mood] of TROUBLES) {
        if (mood === 'down') await putAway(smtp, letters)
        else smtp.behaviour = mood
        const before = failures()
        const sent = await sendUntil(site.url, `e${all.length}`, {
          least: enquiries,
          isMet: () => mood === 'accept' || failures() > before,
        })
        const failedTries = failures() - before
        if (mood === 'down') smtp = await startSmtp(port)
        smtp.behaviour = 'accept'
        const began = performance.now()
        await until(
          () => isDone(site.output()) && haveArrived(sent.taken, [...letters, ...smtp.emails]),
        )
        const deliveredMs = performance.now() - began
        all.push({
          trouble,
          ...sent,
          failedTries,
          deliveredMs,
          ...judged(sent.taken, [...letters, ...smtp.emails]),
        })
      }
      return all
    })
  } finally {
    await smtp.stop()
  }
}

async function putAway(smtp: TestSmtp, letters: string[]): Promise<void> {
  letters.push(...smtp.emails)
  await smtp.stop()
}

async function sendUntil(
  url: string,
  prefix: string,
  { least, isMet }: { least: number; isMet: () => boolean },
) {
  const sent = { waits: [] as number[], refused: 0, taken: [] as string[] }
  const end = performance.now() + LONGEST_TROUBLE_MS
  while (sent.waits.length < least || (!isMet() && performance.now() < end)) {
    const name = `${prefix}n${sent.waits.length}e`
    const { status, ms } = await enquire(url, name)
    sent.waits.push(ms)
    if (status === 200) sent.taken.push(name)
    else sent.refused++
    if (sent.waits.length >= least) await wait(PAUSE_MS)
  }
  return sent
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_DELIVERY_MS
  while (!isSo() && performance.now() < end) await wait(200)
}

function haveArrived(names: string[], letters: string[]): boolean {
  const arrived = byName(letters)
  return names.every((name) => arrived.has(name))
}

/** Whether every letter that once did not go out has gone out since: also one that had arrived. */
function isDone(log: string): boolean {
  const gone = new Set(lettersThat(WENT_OUT, log))
  return lettersThat(DID_NOT_GO_OUT, log).every((id) => gone.has(id))
}

/** The numbers of the letters of which the site's log says so. */
function lettersThat(what: string, log: string): string[] {
  const lines = log.split('\n').filter((line) => line.includes(what))
  return lines.flatMap((line) => /"letter":(\d+)/.exec(line)?.[1] ?? [])
}

function judged(names: string[], letters: string[]) {
  const arrived = byName(letters)
  const copies = names.map((name) => arrived.get(name) ?? [])
  const unmarked = copies.map((of) => of.filter((letter) => !header(letter, 'X-Perhaps-Twice')))
  return {
    undelivered: copies.filter((of) => of.length === 0).length,
    twiceUnmarked: unmarked.filter((of) => of.length > 1).length,
    marked: copies.flat().length - unmarked.flat().length,
  }
}

function byName(letters: string[]): Map<string, string[]> {
  return Map.groupBy(letters, (letter) => /\be\d+n\d+e\b/.exec(letter)?.[0] ?? '')
}
