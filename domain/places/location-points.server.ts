import type { App } from '#domain/app.ts'
import type { Point } from '#domain/geo/point.ts'

/** The points of locations that have one, by their ids. */
export async function locationPoints(
  { db }: Pick<App, 'db'>,
  ids: readonly number[],
): Promise<Map<number, Point>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'longitude', 'latitude'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ id, longitude, latitude }) =>
      longitude === null || latitude === null ? [] : [[id, { longitude, latitude }]],
    ),
  )
}
