import { setTimeout as wait } from 'node:timers/promises'

import { request } from '#proof/http-client.ts'

import type { Cluster } from './start-cluster.ts'

const CHANGE_EVERY_MS = 250
const READ_EVERY_MS = 20

/** How an administrator's changes reached all processes. */
export interface Propagation {
  changes: number
  pagesRead: number
  /** For every page that lacked a confirmed change: how long after the confirmation it was read. */
  staleMs: number[]
}

export function longestStaleMs({ staleMs }: Propagation): number {
  return Math.max(0, ...staleMs)
}

/** Creates the listing that is changed. */
export async function createListing(url: string, token: string): Promise<number> {
  const json = { properties_title: titleFor(0) }
  const { body } = await request(`${url}/api/properties`, { json, token })
  return (JSON.parse(body.toString()) as { id: number }).id
}

/** Changes a listing again and again while its page is read from every process. */
export async function watchPropagation(
  { url, processes }: Pick<Cluster, 'url' | 'processes'>,
  token: string,
  listing: number,
  end: AbortSignal,
): Promise<Propagation> {
  const confirmed: Change[] = []
  const pages = processes.map((site) => `${site}/properties2/${listing}`)
  const [reads] = await Promise.all([
    Promise.all(pages.map((page) => readRepeatedly(page, confirmed, end))),
    changeRepeatedly(`${url}/api/properties/${listing}`, token, confirmed, end),
  ])
  return {
    changes: confirmed.length,
    pagesRead: reads.reduce((sum, { pagesRead }) => sum + pagesRead, 0),
    staleMs: reads.flatMap(({ staleMs }) => staleMs),
  }
}

/** The number in the title, and when the change was confirmed. */
interface Change {
  number: number
  confirmedAt: number
}

async function changeRepeatedly(
  url: string,
  token: string,
  confirmed: Change[],
  end: AbortSignal,
): Promise<void> {
  for (let number = 1; !end.aborted; number++) {
    const json = { properties_title: titleFor(number) }
    const { status } = await request(url, { method: 'PUT', json, token })
    if (status === 200) confirmed.push({ number, confirmedAt: performance.now() })
    await wait(CHANGE_EVERY_MS)
  }
}

async function readRepeatedly(
  page: string,
  confirmed: Change[],
  end: AbortSignal,
): Promise<Pick<Propagation, 'pagesRead' | 'staleMs'>> {
  const staleMs: number[] = []
  let pagesRead = 0
  while (!end.aborted) {
    const sentAt = performance.now()
    const { status, body } = await request(page)
    if (status === 200) {
      pagesRead++
      const shown = numberIn(body.toString())
      const missed = confirmed.find((one) => one.number > shown && one.confirmedAt < sentAt)
      if (missed) staleMs.push(sentAt - missed.confirmedAt)
    }
    await wait(READ_EVERY_MS)
  }
  return { pagesRead, staleMs }
}

function titleFor(number: number): string {
  return `Changed ${number} times`
}

function numberIn(page: string): number {
  const number = /Changed (\d+) times/.exec(page)?.[1]
  if (number === undefined) throw new Error('The page does not show its listing')
  return Number(number)
}
