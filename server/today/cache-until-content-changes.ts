import { contentCache } from '#domain/content-version/content-cache.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import type { AppContext } from '#server/app-context.ts'

/**
 * Makes a reader that reads once for each content version and day: the admin area of everybody who is
 * logged in polls it.
 */
export function cacheUntilContentChanges<Result extends object | boolean>(
  { contentVersion }: Pick<AppContext, 'contentVersion'>,
  read: (app: AppContext) => Promise<Result>,
) {
  // With room for one entry: yesterday's is dropped.
  const byDay = contentCache<Result>(contentVersion, { maxBytes: 1, sizeOf: () => 1 })
  return (app: AppContext) => byDay.get(dubaiDay(app.clock.now()), () => read(app))
}
