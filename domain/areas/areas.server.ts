import type { App } from '#domain/app.ts'
import { distanceInKm, type Point } from '#domain/geo/point.ts'
import { areaSlug } from '#domain/places/area-slug.ts'
import * as placeRows from '#domain/places/place-rows.server.ts'
import { NotFound } from '#domain/problem.ts'
import type { LowestPrice } from '#domain/search/map-results.ts'
import { slugOf } from '#domain/slug.ts'

import * as rows from './area-rows.server.ts'

/** A community that has a page: with homes that visitors see, or with a text by the owner. */
export interface Area {
  id: number
  name: string
  name_ar: string
  about: string
  about_ar: string
  /** Null where nobody has placed it on the map. */
  point: Point | null
  /** How many homes visitors see. */
  count: number
  /** Undefined where no home states a price. */
  from?: LowestPrice
}

export type NearbyArea = Area & { km: number }

type AreaApp = Pick<App, 'db' | 'agency'>

/** All communities that have a page, in the order that administrators give them. */
export async function list({ db, agency }: AreaApp): Promise<Area[]> {
  const { exchangeRates } = await agency.current()
  const [locations, homes] = await Promise.all([
    placeRows.list(db, 'locations'),
    rows.countHomes(db, exchangeRates.aed),
  ])
  return locations
    .map((location) => ({ ...toArea(location), ...(homes.get(location.id) ?? { count: 0 }) }))
    .filter(({ count, about, about_ar }) => count > 0 || about !== '' || about_ar !== '')
}

/**
 * The community whose page has this address, with those around it: by its name, its number or a name
 * that it had before. `areaSlug` tells its current address.
 */
export async function find(app: AreaApp, slug: string) {
  // Before the homes are counted: an address that does not exist costs little.
  const id = idOf(await placeRows.list(app.db, 'locations'), slug)
  const all = id === undefined ? [] : await list(app)
  const area = all.find((area) => area.id === id)
  if (!area) throw new NotFound('area', slug.slice(0, 80))
  return { area, nearby: nearestTo(area, all) }
}

const MIN_PRICES_FOR_MEDIAN = 3

/**
 * The median prices of a community in dirhams: of the homes for sale, and of those that are rented by
 * the year. Left out where fewer than three state a price.
 */
export async function medians({ db, agency }: AreaApp, id: number): Promise<rows.Median[]> {
  const { exchangeRates } = await agency.current()
  const all = await rows.medians(db, exchangeRates.aed, id)
  return all.filter(({ count }) => count >= MIN_PRICES_FOR_MEDIAN)
}

function idOf(locations: readonly placeRows.PlaceRow[], slug: string): number | undefined {
  const wanted = slugOf(slug)
  const isFormer = ({ former_names }: placeRows.PlaceRow) =>
    former_names.some((former) => slugOf(former) === wanted)
  const found =
    locations.find((location) => areaSlug(location) === wanted) ??
    locations.find(({ id }) => String(id) === slug) ??
    (wanted === '' ? undefined : locations.find(isFormer))
  return found?.id
}

const MAX_NEARBY = 4

function nearestTo({ id, point }: Area, all: readonly Area[]): NearbyArea[] {
  if (!point) return []
  return all
    .flatMap((area) =>
      area.point && area.id !== id ? { ...area, km: distanceInKm(point, area.point) } : [],
    )
    .toSorted((one, other) => one.km - other.km)
    .slice(0, MAX_NEARBY)
}

function toArea({ id, name, name_ar, longitude, latitude, ...texts }: placeRows.PlaceRow) {
  const { about = '', about_ar = '' } = texts
  const point = longitude == null || latitude == null ? null : { longitude, latitude }
  return { id, name, name_ar, about, about_ar, point }
}
