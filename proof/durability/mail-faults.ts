import { setTimeout as wait } from 'node:timers/promises'

import { header, type TestSmtp } from '#test/smtp.ts'

import type { Lost } from './ledger.ts'

const LONGEST_WAIT_MS = 180_000

/** Waits until every enquiry is mailed; tells which is not, and which came twice without saying so. */
export async function mailFaults(smtp: TestSmtp, enquiries: Set<string>): Promise<Lost[]> {
  const began = performance.now()
  const unsent = () => {
    const sent = byEnquiry(smtp.emails)
    return [...enquiries].filter((name) => !sent.has(name))
  }
  while (unsent().length > 0 && performance.now() - began < LONGEST_WAIT_MS) await wait(250)
  return [
    ...unsent().map((name) => `${name} was not mailed`),
    ...[...byEnquiry(smtp.emails)].flatMap(([name, letters]) => doubleFaults(name, letters)),
  ]
}

function byEnquiry(letters: string[]): Map<string, string[]> {
  return Map.groupBy(letters, (letter) => /enquiry-\d+/.exec(letter)?.[0] ?? '')
}

function doubleFaults(name: string, letters: string[]): Lost[] {
  const unmarked = letters.filter((letter) => header(letter, 'X-Perhaps-Twice') === undefined)
  const ids = new Set(letters.map((letter) => header(letter, 'Message-ID')))
  return [
    ...(unmarked.length > 1 ? [`${name} was mailed ${unmarked.length} times unmarked`] : []),
    ...(ids.size > 1 ? [`${name} was mailed under ${ids.size} ids`] : []),
  ]
}
