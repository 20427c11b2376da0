import { sql } from 'kysely'

import type { Rates } from '#domain/exchange-rates.ts'
import type { Currency } from '#domain/money.ts'
import type { Order } from '#domain/search/query.ts'

export function currencyRates(rates: Rates): [Currency, number][] {
  return Object.entries({ AED: 1, ...rates }) as [Currency, number][]
}

/** Missing values come last. */
export function orderSql(order: Exclude<Order, 'newest'>, rates: Rates) {
  return sql`${rankSql(order, rates)} ${sql.raw(order === 'price-up' ? 'asc' : 'desc')} nulls last`
}

/** What an order compares, before the id. */
export function rankSql(order: Order, rates: Rates) {
  if (order === 'newest') return sql<null>`null`
  return order === 'area' ? sql<number | null>`properties.maxarea` : priceInAed(rates)
}

/** Null where a listing states no single amount, or a currency without a rate. */
export const priceInAed = (rates: Rates) =>
  sql<number | null>`properties.price_number * case properties.currency ${sql.join(
    currencyRates(rates).map(
      ([currency, rate]) =>
        sql`when ${sql.lit(currency)} then cast(${sql.lit(rate)} as double precision)`,
    ),
    sql` `,
  )} end`
