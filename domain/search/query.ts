import type { MapArea } from '#domain/geo/map-boxes.ts'
import type { CountName } from '#domain/properties/property-counts.ts'
import type { SearchType } from '#domain/properties/property-type.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

/** From one number to another, both included. */
export interface Range {
  from?: number
  to?: number
}

/** Something that a listing meets or does not. A missing value meets no range. */
export type Condition =
  /** The exact name. */
  | { field: 'category' | 'location'; value: string }
  /**
   * One of these, in lower case, is part of the title, the category, the keywords or, unless it is
   * the name of a category, the location.
   */
  | { field: 'text'; anyOf: readonly string[]; isCategory?: true }
  /** Prices are in dirhams, areas in square metres. */
  | { field: 'price' | 'area' | CountName; range: Range }
  | { field: 'type'; value: SearchType }
  | { field: 'residency'; rule: ResidencyRule }
  /** Its marker or, where it has none, the point of its community is in this area. */
  | { field: 'place'; area: MapArea }
  /** Named by its reference or its permit number. */
  | { field: 'id'; anyOf: readonly number[] }

/** A parsed search: all conditions and, where there are alternatives, all conditions of one of them. */
export interface SearchQuery {
  conditions: Condition[]
  alternatives: Condition[][]
  order: Order
}

export const ORDERS = ['newest', 'price-up', 'price-down', 'area'] as const
export type Order = (typeof ORDERS)[number]

/** A range of dirhams in another currency. Both evaluators divide, so that they round alike. */
export function rangeInCurrency(rate: number, { from, to }: Range): Range {
  return {
    ...(from !== undefined && { from: from / rate }),
    ...(to !== undefined && { to: to / rate }),
  }
}

export function isWithin(value: number | null | undefined, { from, to }: Range): boolean {
  return (
    value !== null &&
    value !== undefined &&
    (from === undefined || value >= from) &&
    (to === undefined || value <= to)
  )
}
