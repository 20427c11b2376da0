import type { PageBefore } from '#domain/paging.server.ts'
import type { Database } from '#storage/database/database.ts'

/** Properties with their photos, newest first. */
export function page(db: Database, { limit, before }: PageBefore) {
  const query = db
    .selectFrom('properties')
    .select(['id', 'title', 'photos'])
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
  return (before === undefined ? query : query.where('id', '<', before)).execute()
}
