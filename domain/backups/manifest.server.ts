import type { Database, Engine } from '#storage/database/database.ts'

import { ABOUT, FORMAT, type Manifest } from './backup.ts'
import * as rows from './backup-rows.server.ts'

/** What a copy of this database says about itself. */
export async function manifestOf(db: Database, engine: Engine, madeAt: Date): Promise<Manifest> {
  return {
    format: FORMAT,
    about: ABOUT,
    made_at: madeAt.toISOString(),
    engine,
    migrations: await rows.migrations(db),
    last_ids: await rows.lastIds(db, engine, await rows.tables(db)),
  }
}
