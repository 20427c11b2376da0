import { join } from 'node:path'

/** Where a site lives: how it is set, and where its stores are for a look behind its back. */
export interface Place {
  settings: Record<string, string>
  /** As `openDatabase` takes it. */
  database: string
  /** As `openFiles` takes it. */
  uploads: string
}

/** A place without demo content whose visitors come through a proxy, so that each has an address. */
export function placeIn(dataDir: string, more: Record<string, string> = {}): Place {
  return {
    settings: { DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, TRUST_PROXY: '1', ...more },
    database: more['DATABASE_URL'] ?? join(dataDir, 'site.db'),
    uploads: join(dataDir, 'uploads'),
  }
}
