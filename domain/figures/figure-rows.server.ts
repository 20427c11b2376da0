import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'

import type { Scope } from './report.ts'
import type { Figure } from './visit-counts.ts'

/** Far below what both engines can store. */
const MAX_COUNT = 2_000_000_000

/** Adds to what is stored; two processes add to each other. */
export async function add(db: Database, figures: Figure[]): Promise<void> {
  if (figures.length === 0) return
  await db
    .insertInto('figures')
    .values(figures)
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'kind', 'day', 'source']).doUpdateSet({
        count: sql`case when figures.count > ${sql.lit(MAX_COUNT)} - excluded.count
          then ${sql.lit(MAX_COUNT)} else figures.count + excluded.count end`,
      }),
    )
    .execute()
}

export async function sourcesOn(db: Database, day: string): Promise<string[]> {
  const found = await db
    .selectFrom('figures')
    .select('source')
    .where('property_id', '=', 0)
    .where('kind', '=', 'arrival')
    .where('day', '=', day)
    .execute()
  return found.map(({ source }) => source)
}

const KINDS = ['view', 'call', 'whatsapp', 'brochure', 'enquiry'] as const

const SUM = sql<number>`sum(figures.count)`

/** From one day to another, both included. */
export interface Days {
  from: string
  to: string
}

function figuresIn(db: Database, { from, to }: Days, kinds: readonly Figure['kind'][]) {
  return db
    .selectFrom('figures')
    .where('figures.kind', 'in', kinds)
    .where('figures.day', '>=', from)
    .where('figures.day', '<=', to)
}

export function byDay(db: Database, days: Days, scope: Scope) {
  return figuresIn(db, days, KINDS)
    .where(inScope(scope))
    .select(['figures.day', 'figures.kind', SUM.as('count')])
    .groupBy(['figures.day', 'figures.kind'])
    .execute()
}

export function bySource(db: Database, days: Days, scope: Scope, limit: number) {
  return figuresIn(db, days, ['arrival'])
    .where(inScope(scope))
    .select(['figures.source', SUM.as('views')])
    .groupBy('figures.source')
    .orderBy(SUM, 'desc')
    .orderBy('figures.source')
    .limit(limit)
    .execute()
}

/** The listings with the most views, the first ones first. */
export async function mostViewed(db: Database, days: Days, scope: Scope, limit: number) {
  const found = await figuresIn(db, days, ['view'])
    .innerJoin('properties', 'properties.id', 'figures.property_id')
    .where('properties.removed_at', 'is', null)
    .where(scope.of === 'site' ? sql<boolean>`figures.property_id > 0` : inScope(scope))
    .select('figures.property_id')
    .groupBy('figures.property_id')
    .orderBy(SUM, 'desc')
    .orderBy('figures.property_id', 'desc')
    .limit(limit)
    .execute()
  return found.map(({ property_id }) => property_id)
}

export async function byListing(db: Database, days: Days, ids: number[]) {
  if (ids.length === 0) return []
  return figuresIn(db, days, KINDS)
    .where('figures.property_id', 'in', ids)
    .select(['figures.property_id', 'figures.kind', SUM.as('count')])
    .groupBy(['figures.property_id', 'figures.kind'])
    .execute()
}

/** A listing's views since a day, in SQL. */
export function viewsSince(day: string) {
  return sql<number>`(
    select coalesce(sum(count), 0) from figures
    where figures.property_id = properties.id and kind = 'view' and day >= ${day}
  )`
}

function inScope(scope: Scope) {
  switch (scope.of) {
    case 'site':
      return sql<boolean>`figures.property_id = 0`
    case 'listing':
      return sql<boolean>`figures.property_id = ${scope.id}`
    default:
      return sql<boolean>`figures.property_id in
        (select id from properties where agent_id = ${scope.id})`
  }
}

/** The first part of an instant, up to the hour, by which enquiries are counted. */
const HOUR = sql<string>`substr(created_at, 1, 13)`

/** The enquiries that came between two instants and are not spam. */
function enquiries(db: Database, since: string, before: string) {
  return db
    .selectFrom('enquiries')
    .where(sql<boolean>`spam = 0`)
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
}

export function enquiriesByHour(db: Database, since: string, before: string, scope: Scope) {
  let found = enquiries(db, since, before)
  if (scope.of === 'listing') found = found.where('property_id', '=', scope.id)
  if (scope.of === 'agent')
    found = found.where('property_id', 'in', (query) =>
      query.selectFrom('properties').select('id').where('agent_id', '=', scope.id),
    )
  return found
    .select([HOUR.as('hour'), sql<number>`count(*)`.as('count')])
    .groupBy(HOUR)
    .execute()
}

export async function enquiriesByListing(
  db: Database,
  since: string,
  before: string,
  ids: number[],
) {
  if (ids.length === 0) return []
  return enquiries(db, since, before)
    .where('property_id', 'in', ids)
    .select(['property_id', sql<number>`count(*)`.as('count')])
    .groupBy('property_id')
    .execute()
}

/** The day and the listing of some enquiries that are not spam. */
export function enquiryDays(db: Database, ids: number[]) {
  return db
    .selectFrom('enquiries')
    .select(['created_at', 'property_id'])
    .where('id', 'in', ids)
    .where(sql<boolean>`spam = 0`)
    .execute()
}

export async function hasBefore(db: Database, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('figures')
    .select('day')
    .where('property_id', '=', 0)
    .where('kind', 'in', ['view', 'enquiry'])
    .where('day', '<', day)
    .limit(1)
    .execute()
  return found.length > 0
}

export async function removeBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('figures').where('day', '<', day).execute()
}

export async function removeListings(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('figures').where('property_id', 'in', ids).execute()
}
