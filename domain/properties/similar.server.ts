import type { App } from '#domain/app.ts'
import { parsePrice } from '#domain/money.ts'
import type { Database } from '#storage/database/database.ts'

import * as summaries from './property-summaries.server.ts'
import { visibleRows } from './property-rows.server.ts'
import type { Property } from './property.ts'
import { propertyTypeOf, type PropertyType } from './property-type.ts'
import { chooseSimilar, PRICE_MARGIN_PERCENT, type SimilarityFacts } from './similar.ts'

/** Rows read for each way to be similar, however many listings there are. */
const MAX_CANDIDATES = 60

/** The public properties most like this one, with the reasons. */
export async function findSimilar({ db }: Pick<App, 'db'>, property: Property, max: number) {
  const facts = {
    ...property,
    price: parsePrice(property.price),
    propertyType: propertyTypeOf(property),
  }
  const similar = chooseSimilar(facts, await readCandidates(db, facts), max)
  const reasons = new Map(similar.map(({ id, reasons }) => [id, reasons]))
  const found = await summaries.findMany({ db }, [...reasons.keys()])
  const withPhotos = await summaries.withPhotos({ db }, found)
  return withPhotos.map((summary) => ({ ...summary, reasons: reasons.get(summary.id) ?? [] }))
}

/**
 * The newest in the same area, the closest prices above and below, and the newest of all, which may
 * have as many bedrooms: each by an index that both engines have.
 */
async function readCandidates(db: Database, { location_id, currency, price }: SimilarityFacts) {
  const rows = visibleRows(db)
    .select([
      'properties.id',
      'properties.category_id',
      'properties.location_id',
      'properties.currency',
      'properties.price_number as price',
      'properties.property_type as propertyType',
      'properties.bedroom',
    ])
    .limit(MAX_CANDIDATES)
  const inArea =
    location_id !== null &&
    rows.where('properties.location_id', '=', location_id).orderBy('properties.id', 'desc')
  const inCurrency = rows.where('properties.currency', '=', currency)
  const margin = ((price ?? 0) * PRICE_MARGIN_PERCENT) / 100
  const above =
    price !== null &&
    inCurrency
      .where('properties.price_number', '>=', price)
      .where('properties.price_number', '<=', price + margin)
      .orderBy('properties.price_number')
  const below =
    price !== null &&
    inCurrency
      .where('properties.price_number', '<', price)
      .where('properties.price_number', '>=', price - margin)
      .orderBy('properties.price_number', 'desc')
  const newest = rows.orderBy('properties.id', 'desc')
  const queries = [inArea, above, below, newest].filter((query) => query !== false)
  const found = await Promise.all(queries.map((query) => query.execute()))
  return found.flat().map((row) => ({ ...row, propertyType: row.propertyType as PropertyType }))
}
