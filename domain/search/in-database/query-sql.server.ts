import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'

import { rates } from '#agency/exchange-rates.ts'
import type { Currency } from '#domain/money.ts'
import type { Audience } from '#domain/properties/audience.ts'
import { propertyTypesOf } from '#domain/properties/residency/residency.ts'
import {
  rangeInCurrency,
  type Condition,
  type Order,
  type Range,
  type SearchQuery,
} from '#domain/search/query.ts'
import type { Tables } from '#storage/database/tables.ts'

export interface TaxonomyNames {
  categories: { id: number; name: string }[]
  locations: { id: number; name: string }[]
}

/** What turns a query into SQL. */
export interface SqlContext {
  audience: Audience
  /** Visitors search titles; the admin list searches all texts of a listing. */
  textColumn: 'lowercase_title' | 'search_text'
  /** Conditions on names become conditions on ids. */
  names: TaxonomyNames
  /** Which texts occur in a listing, as far as that was looked up. */
  occurrences: ReadonlyMap<string, boolean>
}

type Expressions = ExpressionBuilder<Tables, 'properties'>
type Where = Expression<SqlBool>

export const CURRENCY_RATES = Object.entries(rates.aed) as [Currency, number][]

/** The `where` of a query. */
export function querySql(
  { conditions, alternatives }: Pick<SearchQuery, 'conditions' | 'alternatives'>,
  context: SqlContext,
) {
  return (eb: Expressions): Where => {
    const allOf = (conditions: readonly Condition[]) =>
      eb.and(conditions.map((condition) => conditionSql(eb, condition, context)))
    return alternatives.length === 0
      ? allOf(conditions)
      : eb.and([allOf(conditions), eb.or(alternatives.map(allOf))])
  }
}

function conditionSql(eb: Expressions, condition: Condition, context: SqlContext): Where {
  const { names, textColumn, occurrences } = context
  switch (condition.field) {
    case 'category':
      return isOneOf(
        eb,
        'category_id',
        idsOf(names.categories, (name) => name === condition.value),
      )
    case 'location':
      return isOneOf(
        eb,
        'location_id',
        idsOf(names.locations, (name) => name === condition.value),
      )
    case 'text': {
      // A text that is known to occur nowhere is not searched for again.
      const texts = condition.anyOf.filter((text) => occurrences.get(text) !== false)
      const isMatch = (name: string) => texts.some((text) => name.toLowerCase().includes(text))
      return eb.or([
        ...texts.map((text) => contains(textColumn, text)),
        isOneOf(eb, 'category_id', idsOf(names.categories, isMatch)),
        isOneOf(eb, 'location_id', idsOf(names.locations, isMatch)),
      ])
    }
    case 'id':
      return isOneOf(eb, 'id', condition.anyOf)
    case 'type':
      return eb('properties.property_type', '=', condition.value)
    case 'price':
      return priceSql(eb, condition.range)
    case 'residency':
      return eb.and([
        eb('properties.property_type', 'in', propertyTypesOf(condition.rule)),
        priceSql(eb, { from: condition.rule.threshold }),
      ])
    case 'bedrooms':
      return rangeSql(eb, 'bedroom', condition.range)
    case 'bathrooms':
      return rangeSql(eb, 'bathroom', condition.range)
    case 'area':
      return rangeSql(eb, 'maxarea', condition.range)
  }
}

function idsOf(
  named: TaxonomyNames['categories'],
  isMatch: (name: string) => boolean,
): readonly number[] {
  return named.filter(({ name }) => isMatch(name)).map(({ id }) => id)
}

function isOneOf(
  eb: Expressions,
  column: 'id' | 'category_id' | 'location_id',
  ids: readonly number[],
): Where {
  return ids.length > 0 ? eb(`properties.${column}`, 'in', ids) : eb.lit(false)
}

function priceSql(eb: Expressions, range: Range): Where {
  return eb.or(
    CURRENCY_RATES.map(([currency, rate]) =>
      eb.and([
        eb('properties.currency', '=', currency),
        rangeSql(eb, 'price_number', rangeInCurrency(rate, range)),
      ]),
    ),
  )
}

function rangeSql(
  eb: Expressions,
  column: 'price_number' | 'bedroom' | 'bathroom' | 'maxarea',
  { from, to }: Range,
): Where {
  return eb.and([
    ...(from === undefined ? [] : [eb(`properties.${column}`, '>=', from)]),
    ...(to === undefined ? [] : [eb(`properties.${column}`, '<=', to)]),
  ])
}

function contains(column: SqlContext['textColumn'], text: string): Where {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const value = sql.ref(`properties.${column}`)
  // One or two characters make no trigram: hide the column from an index that would be read whole.
  const searched = text.length < 3 ? sql`coalesce(${value}, '')` : value
  return sql<SqlBool>`${searched} like ${pattern} escape '\\'`
}

/** Missing values come last. */
export function orderSql(order: Exclude<Order, 'newest'>) {
  if (order === 'area') return sql`properties.maxarea desc nulls last`
  return order === 'price-up'
    ? sql`${PRICE_IN_AED} asc nulls last`
    : sql`${PRICE_IN_AED} desc nulls last`
}

const PRICE_IN_AED = sql`properties.price_number * case properties.currency ${sql.join(
  CURRENCY_RATES.map(
    ([currency, rate]) =>
      sql`when ${sql.lit(currency)} then cast(${sql.lit(rate)} as double precision)`,
  ),
  sql` `,
)} end`
