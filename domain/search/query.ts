import { rates } from '#agency/exchange-rates.ts'

import type { PropertyType } from '#domain/properties/property-type.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

/** From one figure to another, both included. */
export interface Range {
  from?: number
  to?: number
}

/** Something that a listing meets or does not. What is not known of it meets no range. */
export type Condition =
  | { of: 'category'; is: string }
  | { of: 'location'; is: string }
  /** One of these, in lower case, is part of the title, the location or the category. */
  | { of: 'words'; any: readonly string[] }
  /** In dirhams. */
  | { of: 'price'; range: Range }
  | { of: 'bedrooms' | 'bathrooms'; range: Range }
  /** In square metres. */
  | { of: 'area'; range: Range }
  | { of: 'kind'; is: PropertyType }
  | { of: 'residency'; rule: ResidencyRule }

/** What a search comes to: all of these are met and, where there are ways, all of one of them. */
export interface SearchQuery {
  all: Condition[]
  ways: Condition[][]
  order: Order
}

export const ORDERS = ['newest', 'price-up', 'price-down', 'area'] as const
export type Order = (typeof ORDERS)[number]

export type Currency = keyof typeof rates.aed
export const CURRENCY_RATES = Object.entries(rates.aed) as [Currency, number][]

export function rateOf(currency: string): number | undefined {
  return Object.hasOwn(rates.aed, currency) ? rates.aed[currency as Currency] : undefined
}

/** A range of dirhams in another currency. Both places that search hold prices against it. */
export function rangeAt(rate: number, { from, to }: Range): Range {
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
