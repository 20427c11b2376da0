import { COUNTS, type CountName } from '#domain/properties/property-counts.ts'
import { SEARCH_TYPE_NAMES } from '#domain/properties/property-type.ts'

import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'
import type { InterpretedPart } from './interpret.ts'
import type { Condition, Range } from './query.ts'

/** What visitors read of a search, in one language. */
export interface Labels {
  condition(condition: Condition): string
  /** A part of the term. */
  part(part: InterpretedPart): string
  /** Other searches: without a condition, with one only, and at the nearest price. */
  without(label: string): string
  only(label: string): string
  nearest(label: string): string
}

export const ENGLISH_LABELS: Labels = {
  condition: labelOf,
  part: ({ name, orNames = [], condition }) =>
    name === undefined ? labelOf(condition) : [name, ...orNames].join(' or '),
  without: (label) => `Without “${label}”`,
  only: (label) => `Only “${label}”`,
  nearest: (label) => `The nearest: ${label}`,
}

const NUMBER_FORMAT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** A condition as visitors read it. */
export function labelOf(condition: Condition): string {
  switch (condition.field) {
    case 'category':
    case 'location':
      return condition.value
    case 'text':
    case 'id':
      return String(condition.anyOf[0] ?? '')
    case 'price':
      return rangeLabel(condition.range, (aed) => NUMBER_FORMAT.format(aed), 'AED ')
    case 'area':
      return rangeLabel(condition.range, areaLabel)
    case 'type':
      return SEARCH_TYPE_NAMES[condition.value]
    case 'residency':
      return condition.rule.name
    case 'place':
      return 'This part of the map'
    default:
      return countLabel(condition.field, condition.range)
  }
}

function countLabel(name: CountName, { from, to }: Range): string {
  const { one } = COUNTS[name]
  if (name === 'bedroom' && to === 0) return 'Studio'
  const things = to === 1 || (from === 1 && to === undefined) ? one : `${one}s`
  if (from !== undefined && from === to) return `${from} ${things}`
  const least = name === 'bedroom' && from === 0 ? 'Studio' : from
  if (from !== undefined && to !== undefined) return `${least} to ${to} ${things}`
  return to === undefined ? `${from} ${things} or more` : `up to ${to} ${things}`
}

function rangeLabel({ from, to }: Range, format: (value: number) => string, prefix = ''): string {
  if (from !== undefined && to !== undefined) return `${prefix}${format(from)} to ${format(to)}`
  return to === undefined ? `from ${prefix}${format(from ?? 0)}` : `up to ${prefix}${format(to)}`
}

/** An area with a fraction was asked for in square feet, and is shown in both units. */
function areaLabel(metres: number): string {
  const label = `${NUMBER_FORMAT.format(metres)} m²`
  return Number.isInteger(metres)
    ? label
    : `${label} (${NUMBER_FORMAT.format(metres * SQUARE_FEET_PER_SQUARE_METRE)} sq ft)`
}
