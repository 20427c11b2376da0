import { sql } from 'kysely'

import type { Rates } from '#domain/exchange-rates.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { priceInAed } from '#domain/search/in-database/order-sql.server.ts'
import { lowestPrice, type LowestPrice } from '#domain/search/map-results.ts'
import type { Database } from '#storage/database/database.ts'

export interface HomesOfArea {
  count: number
  from?: LowestPrice
}

/** How many homes each location has, and their lowest price, by the rule of the map. */
export async function countHomes(db: Database, rates: Rates): Promise<Map<number, HomesOfArea>> {
  const groups = await visibleRows(db)
    .select(['location_id as id', 'property_type as type', 'rent_period'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(${priceInAed(rates)})`.as('aed'),
    ])
    .where('location_id', 'is not', null)
    .groupBy(['location_id', 'property_type', 'rent_period'])
    .execute()
  const byLocation = Map.groupBy(groups, ({ id }) => id ?? 0)
  return new Map(
    Array.from(byLocation, ([id, offers]) => {
      const from = lowestPrice(offers)
      const count = offers.reduce((sum, offer) => sum + offer.count, 0)
      return [id, { count, ...(from && { from }) }] as const
    }),
  )
}

export interface Median {
  offer: 'sale' | 'rent'
  aed: number
  /** Of how many homes. */
  count: number
}

/** The median price of the sales and of the yearly rents of a location; sales first. */
export async function medians(db: Database, rates: Rates, locationId: number): Promise<Median[]> {
  const offer = sql<
    Median['offer']
  >`case when properties.property_type = 'rent' then 'rent' else 'sale' end`
  const priced = visibleRows(db)
    .select([offer.as('offer'), priceInAed(rates).as('price')])
    .where('properties.location_id', '=', locationId)
    .where((where) =>
      where.or([
        where('properties.property_type', '<>', 'rent'),
        where('properties.rent_period', '=', 'year'),
      ]),
    )
  const ranked = db
    .selectFrom(priced.as('priced'))
    .select([
      'offer',
      'price',
      sql<number>`row_number() over (partition by offer order by price)`.as('place'),
      sql<number>`count(*) over (partition by offer)`.as('count'),
    ])
    .where('price', 'is not', null)
  const middle = await db
    .selectFrom(ranked.as('ranked'))
    .select(['offer', sql<number>`max(count)`.as('count'), sql<number>`avg(price)`.as('aed')])
    // The one in the middle, or both.
    .where(sql`2 * place`, '>=', sql.ref('count'))
    .where(sql`2 * place`, '<=', sql`count + 2`)
    .groupBy('offer')
    .orderBy('offer', 'desc')
    .execute()
  return middle
}
