import { PROPERTY_TYPE_NAMES } from '#domain/properties/property-type.ts'

import type { Condition, Range } from './query.ts'
import { SQUARE_FEET } from './read-numbers.ts'

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** A condition as it is said to a visitor. */
export function labelOf(condition: Condition): string {
  switch (condition.of) {
    case 'category':
    case 'location':
      return condition.is
    case 'words':
      return condition.any[0] ?? ''
    case 'price':
      return said(condition.range, (aed) => NUMBER.format(aed), { before: 'AED ' })
    case 'bedrooms':
      return isStudio(condition.range) ? 'Studio' : roomsSaid(condition.range, 'bedroom')
    case 'bathrooms':
      return roomsSaid(condition.range, 'bathroom')
    case 'area':
      return said(condition.range, areaSaid)
    case 'kind':
      return PROPERTY_TYPE_NAMES[condition.is]
    case 'residency':
      return condition.rule.name
  }
}

function isStudio({ to }: Range): boolean {
  return to === 0
}

function roomsSaid({ from, to }: Range, room: string): string {
  const rooms = to === 1 || (from === 1 && to === undefined) ? room : `${room}s`
  if (from !== undefined && from === to) return `${from} ${rooms}`
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${rooms}`
  return to === undefined ? `${from} ${rooms} or more` : `up to ${to} ${rooms}`
}

function said({ from, to }: Range, shown: (value: number) => string, { before = '' } = {}): string {
  if (from !== undefined && to !== undefined) return `${before}${shown(from)} to ${shown(to)}`
  return to === undefined ? `from ${before}${shown(from ?? 0)}` : `up to ${before}${shown(to)}`
}

/** What was asked for in square feet is said in both. */
function areaSaid(metres: number): string {
  const whole = `${NUMBER.format(metres)} m²`
  return Number.isInteger(metres)
    ? whole
    : `${whole} (${NUMBER.format(metres * SQUARE_FEET)} sq ft)`
}
