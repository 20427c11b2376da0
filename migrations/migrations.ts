import type { Kysely } from 'kysely'

import type { Engine } from '#storage/database/database.ts'

import * as initial from './0001-initial.ts'

export interface Migration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
}

/** Every migration by its name, in order. Add new ones at the end; never change an applied one. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
}
