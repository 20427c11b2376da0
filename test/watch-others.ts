import { setTimeout as wait } from 'node:timers/promises'

import { ownMegabytes } from '#proof/process-stats.ts'

import type { RunningSite } from './running-site.ts'

const EVERY_MS = 20

/** How a visitor of a cached page fares, and how the site's memory grows, while `work` is going on. */
export async function watchOthers(site: RunningSite, work: () => Promise<unknown>) {
  const pid = site.process.pid ?? 0
  const page = `${site.url}/about`
  await (await fetch(page)).arrayBuffer()
  const megabytesBefore = ownMegabytes(pid)
  let [longestWaitMs, megabytes] = [0, megabytesBefore]
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const answer = await fetch(page)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${page} was answered with ${answer.status}`)
      longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt)
      megabytes = Math.max(megabytes, ownMegabytes(pid))
      await wait(EVERY_MS)
    }
  })()
  try {
    await work()
  } finally {
    over.abort()
    await watching
  }
  return { longestWaitMs, grownMegabytes: megabytes - megabytesBefore }
}
