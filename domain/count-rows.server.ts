import type { SelectQueryBuilder } from 'kysely'

import type { Tables } from '#storage/database/tables.ts'

/** How many rows a query without columns selects. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) {
  const { count } = await query
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
