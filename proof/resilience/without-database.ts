import { setTimeout as wait } from 'node:timers/promises'

import type { RunningSite } from '#test/running-site.ts'

import { ask, tell, type Answer } from './request.ts'
import { meanwhile } from './crowd.ts'
import type { DatabaseFault, Place } from './database-faults.ts'
import { enquire, keptNames } from './visitors.ts'

/** What befell those who asked while the database was away, and after. */
export interface Found extends Pick<DatabaseFault, 'name' | 'total'> {
  /** Pages and photos that were kept, and `/healthz`. */
  kept: Answer[]
  /** What needs the database: enquiries, an administrator's writes, pages that are not kept. */
  needing: Answer[]
  /** Of those, what was answered neither as asked nor with 503 and Retry-After. */
  wrong: Answer[]
  ready: Answer[]
  healedMs: number
  lost: number
  /** What was printed of it at the level of errors. */
  errorsLogged: number
}

const LONGEST_HEALING_MS = 60_000

/** Does something to the database for some seconds while visitors and an administrator go on. */
export async function withoutDatabase(
  site: RunningSite & { token: string; photo: string },
  place: Place,
  fault: DatabaseFault,
  seconds: number,
): Promise<Found> {
  const { url } = site
  const printedBefore = site.output().length
  const run = `${fault.name.replace(/\d/g, '')}-${Date.now()}`
  const taken: string[] = []
  const asAdministrator = { authorization: `Bearer ${site.token}` }

  const write = async (turn: number) => {
    const name = `${run}${turn}`
    const answer = await enquire(url, name)
    if (answer.status === 200) taken.push(name)
    return answer
  }
  const asked = await meanwhile(
    {
      pages: {
        count: 2,
        pauseMs: 20,
        ask: (turn) => ask(url + (KEPT[turn % KEPT.length] ?? site.photo)),
      },
      photos: { count: 2, pauseMs: 20, ask: () => ask(url + site.photo) },
      health: { count: 1, pauseMs: 50, ask: () => ask(`${url}/healthz`) },
      ready: { count: 1, pauseMs: 50, ask: () => ask(`${url}/readyz`) },
      // More than there are connections.
      enquiries: { count: 16, pauseMs: 50, ask: write },
      saves: {
        count: 2,
        pauseMs: 50,
        ask: (turn) =>
          tell(
            `${url}/api/enquiries/1`,
            { handled: turn % 2 === 0 },
            { method: 'PUT', headers: asAdministrator },
          ),
      },
      lists: { count: 1, pauseMs: 50, ask: () => ask(`${url}/api/properties`) },
      misses: { count: 2, pauseMs: 50, ask: (turn) => ask(miss(url, `${run} ${turn}`)) },
      forms: {
        count: 1,
        pauseMs: 50,
        ask: (turn) => post(`${url}${FORMS[turn % FORMS.length] ?? ''}`, run),
      },
    },
    fault.befall(place, seconds),
  )
  const { pages, photos, health, ready, ...needing } = asked
  const healedMs = await untilHealed(url, run)
  const kept = await keptNames(place.address)
  const all = Object.values(needing).flat()
  return {
    ...fault,
    kept: [...pages, ...photos, ...health],
    needing: all,
    wrong: all.filter((answer) => !isAsAgreed(answer)),
    ready,
    healedMs,
    lost: taken.filter((name) => !kept.has(name)).length,
    errorsLogged: site.output().slice(printedBefore).split('"level":50').length - 1,
  }
}

/** What most visitors ask for; the site keeps these ready. */
export const KEPT = ['/', '/properties', '/blog']

/** Pages with a form that works without JavaScript; the first also needs the database to be shown. */
const FORMS = ['/?index', '/contact-us']

function post(url: string, name: string): Promise<Answer> {
  const person = { name, email: 'layla@example.com', phone: '1' }
  const words = { ...person, address: 'Al Jaddaf', subject: 'A villa', message: 'Hello' }
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(words).toString(),
  })
}

/** A page that nobody has asked for before. */
function miss(url: string, words: string): string {
  return `${url}/properties?${new URLSearchParams({ searchTerm: words })}`
}

function isAsAgreed({ status, retryAfter }: Answer): boolean {
  return status === 200 || (status === 503 && retryAfter !== undefined)
}

/** How long it takes until an enquiry, a page that is not kept and `/readyz` all work again. */
async function untilHealed(url: string, run: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < LONGEST_HEALING_MS) {
    const answers = await Promise.all([
      enquire(url, `${run}-after`),
      ask(miss(url, `${run} after ${performance.now()}`)),
      ask(`${url}/readyz`),
    ])
    if (answers.every(({ status }) => status === 200)) break
    await wait(20)
  }
  return performance.now() - began
}
