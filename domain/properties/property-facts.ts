import type { PropertyValues } from './property-fields.ts'

/** The counts that the listing page and the brochure show, in their order. */
const COUNTS = [
  { field: 'bedroom', label: 'Bedrooms' },
  { field: 'bathroom', label: 'Bathrooms' },
  { field: 'parking_spaces', label: 'Parking' },
] as const

type CountValues = Pick<PropertyValues, (typeof COUNTS)[number]['field']>

/** The counts that are known of a property, with their labels. */
export function countFacts(property: CountValues): { label: string; count: number }[] {
  return COUNTS.flatMap(({ field, label }) => {
    const count = property[field]
    return count === null ? [] : [{ label, count }]
  })
}
