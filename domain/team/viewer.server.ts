import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import type { Role } from '#domain/roles.ts'

/** The person who is logged in. */
export interface Viewer {
  /** Null for a login that belongs to no person. */
  id: number | null
  role: Role
  name: string
}

export async function findViewer({ db, actor }: Pick<App, 'db' | 'actor'>): Promise<Viewer> {
  if (typeof actor === 'string') return { id: null, role: 'owner', name: actor }
  const { user_id: id, role, username } = actor
  const person =
    id === null
      ? undefined
      : await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return { id, role, name: person?.name || username }
}

/** How many people have a profile. */
export function countPeople({ db }: Pick<App, 'db'>): Promise<number> {
  return countRows(db.selectFrom('users').where('name', '<>', ''))
}
