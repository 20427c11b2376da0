import type { App } from '#domain/app.ts'
import * as media from '#domain/media/media.server.ts'
import * as sessions from '#domain/sessions/sessions.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'

const HOURLY_MS = 3_600_000

/** Housekeeping beside the requests: once an hour, never twice at a time. Returns how to stop it. */
export function startJobs(app: App): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = underWay.then(() => tidy(app))
  }, HOURLY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}

async function tidy(app: App): Promise<void> {
  try {
    const removed = await media.emptyQuarantine(app)
    await sessions.sweep(app)
    await throttle.sweep(app)
    app.log.info({ removed }, 'tidied up')
  } catch (err) {
    app.log.error({ err }, 'tidying up failed; it is tried again in an hour')
  }
}
