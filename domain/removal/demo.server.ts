import { sql } from 'kysely'

import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { change } from '#domain/content-version/content-version.server.ts'
import { countRows } from '#domain/count-rows.server.ts'
import * as withheldPhotos from '#domain/photos/withheld-photos.server.ts'
import { Invalid } from '#domain/problem.ts'
import type { Database } from '#storage/database/database.ts'

import { DEMO_STATES, type DemoRemoval, type DemoSummary } from './demo.ts'
import * as removal from './removal.server.ts'

const MAX_EDITED = 200

/** For the column `demo` of what somebody changes: `own` stays so, and `demo` becomes `edited`. */
export const EDITED = sql<number>`case when demo = 0 then 0 else 2 end`

/** What is left of the demo content in the tables of `removal`. */
export async function summary({ db }: Pick<App, 'db'>): Promise<Omit<DemoSummary, 'people'>> {
  const edited = await Promise.all([editedIn(db, 'properties'), editedIn(db, 'posts')])
  return {
    listings: await countUnchanged(db, 'properties'),
    posts: await countUnchanged(db, 'posts'),
    edited: edited.flat(),
  }
}

async function editedIn(
  db: Database,
  table: removal.RemovableTable,
): Promise<DemoSummary['edited']> {
  const rows = await present(db, table, 'edited')
    .select(['id', 'title'])
    .orderBy('id')
    .limit(MAX_EDITED)
    .execute()
  const kind = table === 'posts' ? 'post' : 'property'
  return rows.map((row) => ({ kind, ...row }))
}

function countUnchanged(db: Database, table: removal.RemovableTable): Promise<number> {
  return countRows(present(db, table, 'demo'))
}

function present(db: Database, table: removal.RemovableTable, state: keyof typeof DEMO_STATES) {
  return db.selectFrom(table).where('demo', '=', DEMO_STATES[state]).where('removed_at', 'is', null)
}

/** Whether there is a listing of the agency's own that visitors see. */
export async function hasOwnListing({ db }: Pick<App, 'db'>): Promise<boolean> {
  const own = present(db, 'properties', 'own').select('id').where('hidden_at', 'is', null)
  return (await own.limit(1).executeTakeFirst()) !== undefined
}

/** How much of each the agency itself has, in the trash too. */
export async function countOwn({ db }: Pick<App, 'db'>) {
  const own = (table: removal.RemovableTable) =>
    countRows(db.selectFrom(table).where('demo', '<>', DEMO_STATES.demo))
  return { listings: await own('properties'), posts: await own('posts') }
}

type RemovingApp = Pick<App, 'db' | 'clock' | 'contentVersion' | 'actor'>

/**
 * Deletes for good what is still as the demo brought it. Changed listings and posts stay, except
 * those that are named: they go to the trash. Returns the photos of what was deleted.
 */
export async function remove(app: RemovingApp, chosen: DemoRemoval): Promise<string[]> {
  const edited = (await summary(app)).edited
  const { listings = [], posts = [] } = chosen
  const isEdited = (kind: 'property' | 'post') => (id: number) =>
    edited.some((item) => item.kind === kind && item.id === id)
  if (!listings.every(isEdited('property')))
    throw new Invalid({ listings: 'One of these is no changed demo listing.' })
  if (!posts.every(isEdited('post')))
    throw new Invalid({ posts: 'One of these is no changed demo post.' })
  const photos = await change(app, async (tx) => {
    const photos = await deleteUnchanged(tx)
    await audit.record(tx, app, { what: 'demo-removed', note: String(photos.deleted) })
    return photos.names
  })
  for (const id of listings) await removal.remove(app, 'properties', id)
  for (const id of posts) await removal.remove(app, 'posts', id)
  return photos
}

async function deleteUnchanged(tx: Database) {
  const names: string[] = []
  let deleted = 0
  for (const table of ['properties', 'posts'] as const) {
    names.push(...(await withheldPhotos.photosOfDemo(tx, table)))
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('demo', '=', DEMO_STATES.demo)
      .executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  return { names: [...new Set(names)], deleted }
}
