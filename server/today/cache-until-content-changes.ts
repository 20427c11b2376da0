import { contentCache } from '#domain/content-version/content-cache.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import type { AppContext } from '#server/app-context.ts'

/** Reads something once for each content version and day: everybody who is logged in asks every few seconds. */
export function untilContentChanges<Result extends object | boolean>(
  { contentVersion }: Pick<AppContext, 'contentVersion'>,
  read: (app: AppContext) => Promise<Result>,
) {
  const byDay = contentCache<Result>(contentVersion, { maxBytes: 1, sizeOf: () => 1 })
  return (app: AppContext) => byDay.get(dubaiDay(app.clock.now()), () => read(app))
}
