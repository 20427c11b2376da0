import { setTimeout as wait } from 'node:timers/promises'

import { dubaiDay } from '#domain/dubai-time.ts'
import { countRefused } from '#domain/properties/portals/portal-report.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { AppContext } from '#server/app-context.ts'

type Refusals = Awaited<ReturnType<typeof countRefused>>

/** Ten thousand listings take a second or two: nobody waits longer than this for the count. */
const MAX_WAIT_MS = 150
const MIN_PAUSE_MS = 30_000

/**
 * Counts the listings that a portal would refuse. The count is made again in the background when
 * content or day have changed; until then the last one is returned, or null.
 */
export function portalRefusals() {
  let last: { key: string; counted: Refusals; startedAt: number; endedAt: number } | undefined
  let counting: Promise<void> | undefined

  async function count(app: AppContext, key: string): Promise<void> {
    const startedAt = performance.now()
    const { portals } = await app.agency.current()
    const rules = { ...portals, today: dubaiDay(app.clock.now()) }
    const counted = await countRefused(properties.pages(app), rules)
    last = { key, counted, startedAt, endedAt: performance.now() }
  }

  return async (app: AppContext): Promise<Refusals | null> => {
    const key = `${app.contentVersion.current()} ${dubaiDay(app.clock.now())}`
    if (last?.key === key || (last && isSlow(last) && isRecent(last))) return last.counted
    const isQuick = !counting && !(last && isSlow(last))
    counting ??= count(app, key)
      .catch((err: unknown) => app.log.error({ err }, 'portal refusals could not be counted'))
      .finally(() => (counting = undefined))
    if (isQuick) await Promise.race([counting, wait(MAX_WAIT_MS, undefined, { ref: false })])
    return last?.counted ?? null
  }
}

type Times = Record<'startedAt' | 'endedAt', number>

/** As with many listings. */
function isSlow({ startedAt, endedAt }: Times): boolean {
  return endedAt - startedAt > MAX_WAIT_MS
}

function isRecent({ endedAt }: Times): boolean {
  return performance.now() - endedAt < MIN_PAUSE_MS
}
