import { setTimeout as wait } from 'node:timers/promises'

import { ask, tell } from '#proof/resilience/request.ts'

import type { Fleet } from './fleet.ts'

const CHANGE_EVERY_MS = 250
const LOOK_EVERY_MS = 20

/** How an administrator's changes came to be seen on every process. */
export interface Spread {
  changes: number
  looks: number
  /** Of every page that was older than a change: how long after its answer it was asked for. */
  staleMs: number[]
}

export function longest({ staleMs }: Spread): number {
  return Math.max(0, ...staleMs)
}

/** A listing that is there to be changed. */
export async function listingToChange(url: string, token: string): Promise<number> {
  const listing = { properties_title: titled(0) }
  const { body } = await tell(`${url}/api/properties`, listing, { headers: administrator(token) })
  return (JSON.parse(body) as { id: number }).id
}

/** Changes a listing again and again while every process is asked for its page. */
export async function watchSpread(
  { url, processes }: Pick<Fleet, 'url' | 'processes'>,
  token: string,
  listing: number,
  end: AbortSignal,
): Promise<Spread> {
  const answered: Change[] = []
  const pages = processes.map((site) => `${site}/properties2/${listing}`)
  const [looked] = await Promise.all([
    Promise.all(pages.map((page) => look(page, answered, end))),
    change(`${url}/api/properties/${listing}`, token, answered, end),
  ])
  return {
    changes: answered.length,
    looks: looked.reduce((sum, { looks }) => sum + looks, 0),
    staleMs: looked.flatMap(({ staleMs }) => staleMs),
  }
}

/** The number that the title tells, and when the change was answered. */
interface Change {
  number: number
  at: number
}

async function change(
  call: string,
  token: string,
  answered: Change[],
  end: AbortSignal,
): Promise<void> {
  const headers = administrator(token)
  for (let number = 1; !end.aborted; number++) {
    const words = { properties_title: titled(number) }
    const { status } = await tell(call, words, { method: 'PUT', headers })
    if (status === 200) answered.push({ number, at: performance.now() })
    await wait(CHANGE_EVERY_MS)
  }
}

async function look(
  page: string,
  answered: Change[],
  end: AbortSignal,
): Promise<Pick<Spread, 'looks' | 'staleMs'>> {
  const staleMs: number[] = []
  let looks = 0
  while (!end.aborted) {
    const askedAt = performance.now()
    const { status, body } = await ask(page)
    if (status === 200) {
      looks++
      const shown = numberIn(body)
      const missed = answered.find(({ number, at }) => number > shown && at < askedAt)
      if (missed) staleMs.push(askedAt - missed.at)
    }
    await wait(LOOK_EVERY_MS)
  }
  return { looks, staleMs }
}

function titled(number: number): string {
  return `Changed ${number} times`
}

function numberIn(page: string): number {
  const number = /Changed (\d+) times/.exec(page)?.[1]
  if (number === undefined) throw new Error('The page does not show its listing')
  return Number(number)
}

function administrator(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
