import { join } from 'node:path'

/** A site's settings, and its stores so that they can be inspected directly. */
export interface SiteSetup {
  settings: Record<string, string>
  /** As `openDatabase` takes it. */
  database: string
  /** As `openFiles` takes it. */
  uploads: string
}

/** An empty site behind a proxy, so that each visitor can have an address of their own. */
export function siteSetup(dataDir: string, settings: Record<string, string> = {}): SiteSetup {
  return {
    settings: { DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings },
    database: settings['DATABASE_URL'] ?? join(dataDir, 'site.db'),
    uploads: join(dataDir, 'uploads'),
  }
}
