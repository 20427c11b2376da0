import type { Database } from '#storage/database/database.ts'

import type { PropertyId } from '#domain/properties/property.ts'

/** Properties with their photos, newest first. */
export function page(
  db: Database,
  { limit, before }: { limit: number; before: PropertyId | undefined },
) {
  const query = db
    .selectFrom('properties')
    .select(['id', 'title', 'photos'])
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
  return (before === undefined ? query : query.where('id', '<', before)).execute()
}
