import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'

import type { Role } from './user-fields.ts'

/** The person who is logged in. */
export interface Viewer {
  /** Null for a login that belongs to no person. */
  id: number | null
  role: Role
  name: string
}

export async function findViewer({ db, actor }: Pick<App, 'db' | 'actor'>): Promise<Viewer> {
  if (typeof actor === 'string') return { id: null, role: 'owner', name: actor }
  const person = await db
    .selectFrom('users')
    .select(['id', 'role', 'name'])
    .where('administrator_id', '=', actor.id)
    .executeTakeFirst()
  return person
    ? { ...person, name: person.name || actor.username }
    : { id: null, role: 'owner', name: actor.username }
}

/** How many people have a profile. */
export function countPeople({ db }: Pick<App, 'db'>): Promise<number> {
  return countRows(db.selectFrom('users').where('name', '<>', ''))
}
