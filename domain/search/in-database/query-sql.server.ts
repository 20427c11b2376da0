import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'

import type { App } from '#domain/app.ts'
import { isWithinBox, type MapArea } from '#domain/geo/map-boxes.ts'
import { likePattern } from '#domain/like-pattern.ts'
import type { Rates } from '#domain/exchange-rates.ts'
import type { CountName } from '#domain/properties/property-counts.ts'
import { visibleRows } from '#domain/properties/property-rows.server.ts'
import { isOfType, PROPERTY_TYPES } from '#domain/properties/property-type.ts'
import type { Audience } from '#domain/properties/property.ts'
import {
  excludesLand,
  propertyTypesOf,
  type ResidencyRule,
} from '#domain/properties/residency/residency.ts'
import {
  rangeInCurrency,
  type Condition,
  type Range,
  type SearchQuery,
} from '#domain/search/query.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'
import { engineOf } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/tables.ts'

import { currencyRates } from './order-sql.server.ts'

interface TaxonomyName {
  id: number
  name: string
  /** What is searched: the name in lower case and, below it, in Arabic. */
  text: string
}

export type TaxonomyNames = Record<'categories' | 'locations', TaxonomyName[]>

/** What turns a query into SQL. */
export interface SqlContext extends Pick<App, 'db'> {
  audience: Audience
  /** Visitors search titles; the admin list searches all texts of a listing. */
  textColumn: 'lowercase_title' | 'search_text'
  /** Conditions on names become conditions on ids. */
  names: TaxonomyNames
  rates: Rates
  /** The points of communities. */
  centres: SearchSettings['centres']
  /** The categories of bare land. */
  land: SearchSettings['land']
  /** How many listings have a text in that column, as far as that was looked up; Infinity if many. */
  textCounts: ReadonlyMap<string, number>
}

type Expressions = ExpressionBuilder<Tables, 'properties'>
type Where = Expression<SqlBool>

export type Conditions = Pick<SearchQuery, 'conditions' | 'alternatives'>

export function findRows(context: SqlContext, query: Conditions) {
  return visibleIds(context).where(querySql(query, context))
}

export function visibleIds({ db, audience }: Pick<SqlContext, 'db' | 'audience'>) {
  return visibleRows(db, audience).select('properties.id')
}

/** The `where` of a query. */
export function querySql({ conditions, alternatives }: Conditions, context: SqlContext) {
  return (eb: Expressions): Where => {
    const allOf = (conditions: readonly Condition[]) =>
      conditions.map((condition) => conditionSql(eb, condition, context))
    const required = allOf(conditions)
    const possible = alternatives.map(allOf).filter(canBeMet)
    if (!canBeMet(required) || (alternatives.length > 0 && possible.length === 0))
      return eb.lit(false)
    return eb.and([
      ...required,
      ...(possible.length > 0 ? [eb.or(possible.map((all) => eb.and(all)))] : []),
    ])
  }
}

function canBeMet(all: (Where | null)[]): all is Where[] {
  return !all.includes(null)
}

/** Null where no listing can meet the condition: with `false or …` the databases find no fast plan. */
function conditionSql(eb: Expressions, condition: Condition, context: SqlContext): Where | null {
  const { names, textCounts, rates } = context
  switch (condition.field) {
    case 'category':
    case 'location': {
      const named = condition.field === 'category' ? names.categories : names.locations
      const ids = idsOf(named, ({ name }) => name === condition.value)
      return isOneOf(eb, `${condition.field}_id`, ids)
    }
    case 'text': {
      const { categoryIds, locationIds } = taxonomyMatches(condition, names)
      const tests = [
        isOneOf(eb, 'category_id', categoryIds),
        isOneOf(eb, 'location_id', locationIds),
        ...condition.anyOf
          .filter((text) => textCounts.get(text) !== 0)
          .map((text) => hasText(text, context)),
      ].filter((test) => test !== null)
      return tests.length > 0 ? eb.or(tests) : null
    }
    case 'place':
      return placeSql(eb, condition.area, context)
    case 'id':
      return isOneOf(eb, 'id', condition.anyOf)
    case 'type':
      return eb(
        'properties.property_type',
        'in',
        PROPERTY_TYPES.filter((type) => isOfType(type, condition.value)),
      )
    case 'price':
      return priceSql(eb, rates, condition.range)
    case 'residency':
      return residencySql(eb, condition.rule, context)
    case 'area':
      return rangeSql(eb, 'maxarea', condition.range)
    default:
      return rangeSql(eb, condition.field, condition.range)
  }
}

type TextCondition = Extract<Condition, { field: 'text' }>

/** The categories and locations whose name meets a condition. */
function taxonomyMatches({ anyOf, isCategory }: TextCondition, names: TaxonomyNames) {
  const isMatch = ({ text: name }: TaxonomyName) => anyOf.some((text) => name.includes(text))
  return {
    categoryIds: idsOf(names.categories, isMatch),
    locationIds: isCategory ? [] : idsOf(names.locations, isMatch),
  }
}

/**
 * No more listings than this meet a query: counted by the rarest text of each alternative; Infinity
 * where an alternative has no rare text.
 */
export function maxMatches({ alternatives }: Conditions, context: SqlContext): number {
  const bounds = alternatives.map((all) =>
    Math.min(...all.map((condition) => maxMatchesOf(condition, context))),
  )
  return bounds.length > 0 ? bounds.reduce((sum, bound) => sum + bound) : Infinity
}

function maxMatchesOf(condition: Condition, { names, textCounts }: SqlContext): number {
  if (condition.field === 'id') return condition.anyOf.length
  if (condition.field !== 'text') return Infinity
  const { categoryIds, locationIds } = taxonomyMatches(condition, names)
  if (categoryIds.length + locationIds.length > 0) return Infinity
  return condition.anyOf.reduce((sum, text) => sum + (textCounts.get(text) ?? Infinity), 0)
}

/** A home without a marker is at the point of its community. */
function placeSql(eb: Expressions, area: MapArea, { names, centres }: SqlContext): Where {
  const isIn = new Set(
    centres
      .filter(([, longitude, latitude]) => isWithinBox(area, { longitude, latitude }))
      .map(([location]) => location),
  )
  const communities = idsOf(names.locations, ({ name }) => isIn.has(name))
  const byCommunity = isOneOf(eb, 'location_id', communities)
  const marked = eb.and([
    eb('properties.marker_longitude', '>=', area.west),
    eb('properties.marker_longitude', '<=', area.east),
    eb('properties.marker_latitude', '>=', area.south),
    eb('properties.marker_latitude', '<=', area.north),
  ])
  return byCommunity
    ? eb.or([marked, eb.and([eb('properties.marker_longitude', 'is', null), byCommunity])])
    : marked
}

function residencySql(eb: Expressions, rule: ResidencyRule, { names, land, rates }: SqlContext) {
  const landIds = excludesLand(rule)
    ? idsOf(names.categories, ({ name }) => land.includes(name))
    : []
  const isLand = isOneOf(eb, 'category_id', landIds)
  return eb.and([
    eb('properties.property_type', 'in', propertyTypesOf(rule)),
    priceSql(eb, rates, { from: rule.threshold }),
    ...(isLand ? [eb.or([eb('properties.category_id', 'is', null), eb.not(isLand)])] : []),
  ])
}

function idsOf(named: TaxonomyName[], isMatch: (name: TaxonomyName) => boolean) {
  return named.filter(isMatch).map(({ id }) => id)
}

function isOneOf(
  eb: Expressions,
  column: 'id' | 'category_id' | 'location_id',
  ids: readonly number[],
): Where | null {
  return ids.length > 0 ? eb(`properties.${column}`, 'in', ids) : null
}

function priceSql(eb: Expressions, rates: Rates, range: Range): Where {
  return eb.or(
    currencyRates(rates).map(([currency, rate]) =>
      eb.and([
        eb('properties.currency', '=', currency),
        rangeSql(eb, 'price_number', rangeInCurrency(rate, range)),
      ]),
    ),
  )
}

function rangeSql(
  eb: Expressions,
  column: 'price_number' | 'maxarea' | CountName,
  { from, to }: Range,
): Where {
  return eb.and([
    ...(from === undefined ? [] : [eb(`properties.${column}`, '>=', from)]),
    ...(to === undefined ? [] : [eb(`properties.${column}`, '<=', to)]),
  ])
}

function hasText(text: string, { db, textColumn, textCounts }: SqlContext): Where {
  const isFew = Number.isFinite(textCounts.get(text))
  // PostgreSQL chooses its index itself; SQLite would compare the text of every listing.
  return isFew && engineOf(db) === 'sqlite'
    ? sql<SqlBool>`properties.id in (${rowsWithTrigrams(textColumn, text)})`
    : contains(textColumn, text)
}

/** The ids that SQLite's index of trigrams has for a text of three characters or more. */
export function rowsWithTrigrams(column: SqlContext['textColumn'], text: string) {
  const trigrams = sql.raw(`${column}_trigrams`)
  const phrase = `"${text.replaceAll('"', '""')}"`
  return sql`select rowid from ${trigrams} where ${trigrams} match ${phrase}`
}

export function contains(column: SqlContext['textColumn'], text: string): Where {
  const value = sql.ref(`properties.${column}`)
  // One or two characters make no trigram: hide the column from an index that would be read whole.
  const searched = text.length < 3 ? sql`coalesce(${value}, '')` : value
  return sql<SqlBool>`${searched} like ${likePattern(text)} escape '\\'`
}
