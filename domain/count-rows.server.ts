import { sql, type SelectQueryBuilder } from 'kysely'

/** How many rows a query selects; it must not select columns of its own. */
export async function countRows<Tables, Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, object>,
): Promise<number> {
  const counted = query.select(sql<number>`count(*)`.as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number }
  return count
}
