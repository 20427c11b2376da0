import type { App } from '#domain/app.ts'
import type { ContentVersion } from '#domain/content-version/version.ts'

import * as feedKey from './feed-key.server.ts'
import type { Portal } from './portal.ts'

/** The last feed that was sent completely. It is sent again while the database is unavailable. */
export interface LastFeed {
  key: string
  etag: string
  gzipped: Buffer
}

const feedsOf = new WeakMap<ContentVersion, Map<Portal, LastFeed>>()

/** The feeds that this process keeps. */
export function lastFeeds({ contentVersion }: Pick<App, 'contentVersion'>): Map<Portal, LastFeed> {
  return feedsOf.getOrInsertComputed(contentVersion, () => new Map())
}

/** Drops the feeds whose addresses were renewed, perhaps by another process. */
export async function dropRenewed(app: Pick<App, 'db' | 'contentVersion'>): Promise<void> {
  const feeds = lastFeeds(app)
  for (const [portal, feed] of feeds)
    if (!(await feedKey.isCurrent(app, feed.key)) && feeds.get(portal) === feed)
      feeds.delete(portal)
}
