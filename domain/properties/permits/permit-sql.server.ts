import { sql, type SqlBool } from 'kysely'

import { isOffered, STATUSES } from '#domain/properties/publication.ts'

// The rule of `permitState` in SQL. Written as literals rather than parameters: a partial index is used
// only if the query contains the index's own condition.
export const HIDDEN = sql<SqlBool>`hidden_at is not null`
export const NOT_REMOVED = sql<SqlBool>`removed_at is null`
export const INCOMPLETE = sql<SqlBool>`(permit_number = '' or permit_url = '')`
export const HAS_LAST_DAY = sql<SqlBool>`permit_expires_on <> ''`

export const OFFERED = STATUSES.filter(isOffered)
