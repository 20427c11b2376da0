import { setTimeout as wait } from 'node:timers/promises'

import { databaseSettings, onEachEngine } from '#proof/on-each-engine.ts'
import { atLeast, atMost } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { logIn, startSite } from '#test/running-site.ts'

import { kill } from './crash.ts'
import { seededRandom } from './seeded-random.ts'
import {
  isConfirmed,
  NoResponse,
  readJson,
  requestAsAdmin,
  type AdminSession,
} from './site-client.ts'
import { siteSetup } from '#proof/sites.ts'

const KILLS = 20
const SEED = 20_260_301
const MAX_LIFE_MS = 1500
const EDITORS = 4

export async function testTwoEditors(): Promise<Section> {
  const results = await onEachEngine(async (place) =>
    editUnderKills(siteSetup(place.folder, await databaseSettings(place)).settings),
  )
  return {
    title: 'Editors of one listing, and kill -9',
    description: `${EDITORS} administrators add one to the price of the same listing, each from the version that they have read (If-Match), while the site is killed ${KILLS} times. A change from an older version is refused with 412; so the price must be the number of confirmed changes, or higher by those that got no answer.`,
    tables: [
      tableOf(results, {
        '': ({ engine }) => engine,
        confirmed: ({ confirmed }) => confirmed,
        'refused with 412': ({ refused }) => refused,
        'without an answer': ({ unanswered }) => unanswered,
        'the price in the end': ({ count }) => count,
      }),
    ],
    goals: [
      atMost(
        'Editors of one listing: changes lost or made twice',
        results.reduce((sum, one) => sum + lostChanges(one), 0),
        0,
      ),
      atLeast(
        'Editors of one listing: changes that met another',
        Math.min(...results.map(({ refused }) => refused)),
        20,
        'refused with 412',
      ),
    ],
  }
}

interface EditorsResult {
  /** Changes that were confirmed, that were refused since another was quicker, and without an answer. */
  confirmed: number
  refused: number
  unanswered: number
  /** What the listing's price has become: every change adds one to it. */
  count: number
}

/** Several administrators add one to the price of a listing, each from the version that they read. */
async function editUnderKills(settings: Record<string, string>): Promise<EditorsResult> {
  const random = seededRandom(SEED)
  const result = { confirmed: 0, refused: 0, unanswered: 0, count: 0 }
  let site = await startSite(settings)
  try {
    const token = await logIn(site.url)
    const json = { price: '0' }
    const created = await requestAsAdmin({ url: site.url, token }, '/api/properties', { json })
    const path = `/api/properties/${(readJson(created) as { id: number }).id}`
    for (let turn = 0; turn < KILLS; turn++) {
      const session = { url: site.url, token }
      const editing = Array.from({ length: EDITORS }, () => edit(session, path, result))
      await wait(random.below(MAX_LIFE_MS))
      await kill(site)
      await Promise.all(editing)
      site = await startSite(settings)
    }
    const last = await requestAsAdmin({ url: site.url, token }, path)
    return { ...result, count: readPrice(readJson(last)) }
  } finally {
    await site.stop()
  }
}

/** Reads and changes the listing until the site is down. */
async function edit(session: AdminSession, path: string, result: EditorsResult): Promise<void> {
  let isSent = false
  try {
    for (;;) {
      const read = await requestAsAdmin(session, path)
      const json = { price: String(readPrice(readJson(read)) + 1) }
      isSent = true
      const headers = { 'if-match': read.headers['etag'] ?? '' }
      const answer = await requestAsAdmin(session, path, { method: 'PUT', json, headers })
      isSent = false
      if (isConfirmed(answer)) result.confirmed++
      else if (answer.status === 412) result.refused++
      else throw new Error(`A change was answered with ${answer.status}`)
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    if (isSent) result.unanswered++
  }
}

function readPrice(property: unknown): number {
  return Number((property as { price: string }).price)
}

/** How many confirmed changes are missing, or were made twice. */
function lostChanges({ confirmed, unanswered, count }: EditorsResult): number {
  return Math.max(0, confirmed - count, count - confirmed - unanswered)
}
