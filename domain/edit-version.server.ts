import { hash } from 'node:crypto'

import { engineOf, type Database } from '#storage/database/database.ts'

import { Stale } from './problem.ts'

/** Names a state of a property or post, so that an editor can say which one they have changed. */
export function editVersion(json: string | Buffer): string {
  return hash('sha256', json, 'base64url').slice(0, 22)
}

/** Refuses a change unless the current state is in a `known` version. Without `known`, accepts any. */
export function assertCurrent(state: object, known: readonly string[] | undefined): void {
  if (known && !known.includes(editVersion(JSON.stringify(state))))
    throw new Stale('Somebody else has changed this meanwhile. Nothing was saved.')
}

/** Lets one change after another read and write a row. SQLite has one writer at a time anyway. */
export async function lockRow(tx: Database, table: 'properties' | 'posts', id: number) {
  const row = tx.selectFrom(table).select('id').where('id', '=', id)
  if (engineOf(tx) === 'postgres') await row.forUpdate().execute()
}
