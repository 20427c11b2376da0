import { setTimeout as wait } from 'node:timers/promises'

import { loadFor, type Asked } from '#proof/bench/load/load.ts'
import { residentMegabytes } from '#proof/bench/process.ts'
import { atLeast, atMost, percentile } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'
import type { Part } from '#proof/part.ts'

import { ask, type Answer } from './request.ts'
import { meanwhile, statuses } from './crowd.ts'
import { withSite } from './site.ts'

const SECONDS = 20
const CONNECTIONS = 2000
const MOST_MEGABYTES = 500

export interface Overloaded {
  /** Pages a second that it can render. */
  capacity: number
  /** Requests a second that it was asked, and pages that it answered with meanwhile. */
  offered: number
  served: number
  kept: Answer[]
  health: Answer[]
  misses: Answer[]
  megabytes: { before: number; peak: number }
  normalAfterMs: number
}

export const overload: Part = {
  name: 'overload',
  run: async () => section(await overloaded(SECONDS, CONNECTIONS)),
}

/** Asks a site for far more pages than it can render, all different, on so many connections. */
export function overloaded(seconds: number, connections: number): Promise<Overloaded> {
  return withSite({}, async ({ url, process: { pid = 0 } }) => {
    await ask(`${url}/`)
    const asked: Asked = { server: { origin: url, pid }, paths: searches(), headers: {} }
    const { perSecond: capacity } = await loadFor(asked, { connections: 16, seconds: 5 })
    const before = residentMegabytes(pid)

    const memory = { peak: before }
    const loading = loadFor(asked, { connections, seconds })
    const met = await meanwhile(
      {
        kept: { count: 2, pauseMs: 50, ask: () => ask(`${url}/`) },
        health: { count: 1, pauseMs: 50, ask: () => ask(`${url}/healthz`) },
        misses: { count: 2, pauseMs: 50, ask: (turn) => ask(url + searchFor(`one ${turn}`)) },
        memory: {
          count: 1,
          pauseMs: 50,
          ask() {
            memory.peak = Math.max(memory.peak, residentMegabytes(pid))
            return Promise.resolve({ status: 0, ms: 0, retryAfter: undefined })
          },
        },
      },
      loading,
    )
    const { perSecond: served, refused } = await loading
    return {
      capacity,
      served,
      offered: served / (1 - refused / 100),
      ...met,
      megabytes: { before, peak: memory.peak },
      normalAfterMs: await untilNormal(url),
    }
  })
}

function searches(): string[] {
  return Array.from({ length: 20_000 }, (_, at) => searchFor(`villa ${at}`))
}

/** A page that is rendered for whoever asks. */
function searchFor(words: string): string {
  return `/properties?${new URLSearchParams({ searchTerm: words })}`
}

/** Until three pages in a row are rendered as quickly as a visitor would not notice. */
async function untilNormal(url: string): Promise<number> {
  const began = performance.now()
  for (let good = 0, turn = 0; good < 3; turn++) {
    const { status, ms } = await ask(url + searchFor(`after ${turn}`))
    good = status === 200 && ms < 500 ? good + 1 : 0
    if (performance.now() - began > 60_000) break
    if (good === 0) await wait(20)
  }
  return performance.now() - began
}

function section(found: Overloaded): Section {
  const { capacity, offered, served, kept, health, misses, megabytes } = found
  const otherwise = misses.filter(
    ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter),
  )
  const p99 = (answers: Answer[]) =>
    `${percentile(
      answers.map(({ ms }) => ms),
      99,
    ).toFixed(0)} ms`
  return {
    title: 'Overload',
    says: `${CONNECTIONS} connections ask for ${SECONDS} s for searches that are all different, each a page to be rendered; five more visitors ask meanwhile, on connections that they keep. Whoever cannot be served is answered 503 with Retry-After.`,
    tables: [
      {
        head: [
          'can render',
          'was asked',
          'rendered meanwhile',
          'RSS before',
          'RSS at most',
          'normal after',
        ],
        rows: [
          [
            `${capacity.toFixed(0)}/s`,
            `${offered.toFixed(0)}/s`,
            `${served.toFixed(0)}/s`,
            `${megabytes.before.toFixed(0)} MB`,
            `${megabytes.peak.toFixed(0)} MB`,
            `${(found.normalAfterMs / 1000).toFixed(2)} s`,
          ],
        ],
      },
      {
        head: ['meanwhile', 'answers', 'p99'],
        rows: [
          ['a page that is kept', statuses(kept), p99(kept)],
          ['`/healthz`', statuses(health), p99(health)],
          ['a search', statuses(misses), p99(misses)],
        ],
      },
    ],
    figures: [
      atLeast('Overload: asked as many times as it can serve', offered / capacity, 10, 'ratio'),
      atMost(
        'Overload: answers that are neither pages nor 503 with Retry-After',
        otherwise.length,
        0,
        '',
      ),
      atMost('Overload: RSS at most', megabytes.peak, MOST_MEGABYTES, 'MB'),
      atMost('Overload: normal again after', found.normalAfterMs / 1000, 5, 's'),
    ],
  }
}
