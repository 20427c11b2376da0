import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'

import { propertyTypesOf } from '#domain/properties/residency/residency.ts'
import { CURRENCY_RATES, rangeAt, type Condition, type Range } from '#domain/search/query.ts'
import type { Tables } from '#storage/database/tables.ts'

/** A condition as the database holds it: names have become the ids of what bears them. */
export type StoredCondition =
  | Exclude<Condition, { of: 'words' | 'category' | 'location' }>
  | { of: 'category_id' | 'location_id'; is: number }
  | { of: 'words'; any: readonly string[]; category_ids: number[]; location_ids: number[] }

/** All of these and, where there are ways, all of one of them. */
export interface StoredQuery {
  all: StoredCondition[]
  ways: StoredCondition[][]
}

type Expressions = ExpressionBuilder<Tables, 'properties'>
type Part = Expression<SqlBool>

/**
 * How titles are searched: by their trigrams, where the database thinks that it pays, or one after
 * another. It cannot tell how common words are and how long their trigrams take to be matched.
 */
export type Reading = 'by trigrams' | 'one by one'

export function conditionSql({ all, ways }: StoredQuery, reading: Reading = 'by trigrams') {
  return (eb: Expressions): Part => {
    const both = (conditions: StoredCondition[]) =>
      eb.and(conditions.map((condition) => meetsOne(eb, condition, reading)))
    return ways.length === 0 ? both(all) : eb.and([both(all), eb.or(ways.map(both))])
  }
}

function meetsOne(eb: Expressions, condition: StoredCondition, reading: Reading): Part {
  switch (condition.of) {
    case 'category_id':
    case 'location_id':
      return eb(`properties.${condition.of}`, '=', condition.is)
    case 'words':
      return holds(eb, condition, reading)
    case 'kind':
      return eb('properties.kind', '=', condition.is)
    case 'price':
      return priced(eb, condition.range)
    case 'residency':
      return eb.and([
        eb('properties.kind', 'in', propertyTypesOf(condition.rule)),
        priced(eb, { from: condition.rule.threshold }),
      ])
    case 'bedrooms':
      return within(eb, 'bedroom', condition.range)
    case 'bathrooms':
      return within(eb, 'bathroom', condition.range)
    case 'area':
      return within(eb, 'maxarea', condition.range)
  }
}

function priced(eb: Expressions, range: Range): Part {
  return eb.or(
    CURRENCY_RATES.map(([currency, rate]) =>
      eb.and([
        eb('properties.currency', '=', currency),
        within(eb, 'amount', rangeAt(rate, range)),
      ]),
    ),
  )
}

function within(
  eb: Expressions,
  column: 'amount' | 'bedroom' | 'bathroom' | 'maxarea',
  { from, to }: Range,
): Part {
  const parts: Part[] = []
  if (from !== undefined) parts.push(eb(`properties.${column}`, '>=', from))
  if (to !== undefined) parts.push(eb(`properties.${column}`, '<=', to))
  return eb.and(parts)
}

function holds(
  eb: Expressions,
  { any, category_ids, location_ids }: Extract<StoredCondition, { of: 'words' }>,
  reading: Reading,
): Part {
  const ways: Part[] = any.flatMap((term) => inTitle(term, reading))
  if (category_ids.length > 0) ways.push(eb('properties.category_id', 'in', category_ids))
  if (location_ids.length > 0) ways.push(eb('properties.location_id', 'in', location_ids))
  return eb.or(ways)
}

function inTitle(term: string, reading: Reading): Part[] {
  const titled = holding(sql`properties.lowered_title`, term, reading)
  if (!canBeUntitled(term)) return [titled]
  return [
    titled,
    sql<boolean>`properties.lowered_title = '' and 'property ' || properties.id like ${patternHolding(term)} escape '\\'`,
  ]
}

/** Whether a term can be part of "property 7", as one without a title is shown. */
function canBeUntitled(term: string): boolean {
  const at = term.search(/[0-9]/)
  if (at === -1) return 'property '.includes(term)
  return 'property '.endsWith(term.slice(0, at)) && /^[0-9]+$/.test(term.slice(at))
}

/**
 * Whether a text has the term in it. One or two letters make no trigram, and an index of trigrams
 * would be read whole, which takes longer than to read all texts: hidden from it, they are.
 */
export function holding(
  text: Expression<unknown>,
  term: string,
  reading: Reading = 'by trigrams',
): Part {
  const read = reading === 'one by one' || term.length < 3 ? sql`coalesce(${text}, '')` : text
  return sql<SqlBool>`${read} like ${patternHolding(term)} escape '\\'`
}

/** The pattern of `like … escape '\\'` that any text with the term in it meets. */
function patternHolding(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
