import { sql } from 'kysely'

import type { Rates } from '#domain/exchange-rates.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { priceInAed } from '#domain/search/in-database/query-sql.server.ts'
import type { LowestPrice } from '#domain/search/map-results.ts'
import type { Database } from '#storage/database/database.ts'

export interface HomesOfArea {
  count: number
  from?: LowestPrice
}

/** How many homes each location has, and the lowest price: of a sale or, without any, of a rent. */
export async function countHomes(db: Database, rates: Rates): Promise<Map<number, HomesOfArea>> {
  const price = priceInAed(rates)
  // Without the period of a rent, so that an index answers it for any number of homes.
  const counted = await visibleRows(db)
    .select([
      'properties.location_id as id',
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(case when properties.property_type <> 'rent' then ${price} end)`.as(
        'sale',
      ),
    ])
    .where('properties.location_id', 'is not', null)
    .groupBy('properties.location_id')
    .execute()
  const unsold = counted.flatMap(({ id, sale }) => (sale === null && id !== null ? id : []))
  const rents = await lowestRents(db, rates, unsold)
  const homes = new Map<number, HomesOfArea>()
  for (const { id, count, sale } of counted) {
    if (id === null) continue
    const rent = rents.get(id)
    if (sale !== null) homes.set(id, { count, from: { aed: sale, rent_period: '' } })
    else if (rent === undefined) homes.set(id, { count })
    else homes.set(id, { count, from: { aed: rent, rent_period: 'year' } })
  }
  return homes
}

async function lowestRents(db: Database, rates: Rates, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number | null, number>()
  const rents = await visibleRows(db)
    .select([
      'properties.location_id as id',
      sql<number | null>`min(${priceInAed(rates)})`.as('rent'),
    ])
    .where('properties.location_id', 'in', ids)
    .where('properties.property_type', '=', 'rent')
    .where('properties.rent_period', '=', 'year')
    .groupBy('properties.location_id')
    .execute()
  return new Map(rents.flatMap(({ id, rent }) => (rent === null ? [] : [[id, rent] as const])))
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
