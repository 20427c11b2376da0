/**
 * The counts of a property that pages and brochures show and that visitors search for, in their
 * order, by the name of the field. `words` is what a visitor writes after a number.
 */
export const COUNTS = {
  bedroom: {
    label: 'Bedrooms',
    one: 'bedroom',
    words: String.raw`bed\s?rooms?|beds?|brs?|bdrs?|bhk`,
  },
  bathroom: { label: 'Bathrooms', one: 'bathroom', words: String.raw`bath\s?rooms?|baths?|ba` },
  parking_spaces: {
    label: 'Parking',
    one: 'parking space',
    words: String.raw`(?:car\s|covered\s)?parking(?:\s(?:spaces?|bays?|spots?))?|car\s?parks?`,
  },
} as const

export type CountName = keyof typeof COUNTS
export type Counts = Record<CountName, number | null>

export const COUNT_NAMES = Object.keys(COUNTS) as CountName[]

export function mapCounts<Value>(valueOf: (name: CountName) => Value): Record<CountName, Value> {
  return Object.fromEntries(COUNT_NAMES.map((name) => [name, valueOf(name)])) as never
}

/** The counts that are known of a property, with their labels. */
export function countFacts(property: Counts): { label: string; count: number }[] {
  return COUNT_NAMES.flatMap((name) => {
    const count = property[name]
    return count === null ? [] : [{ label: COUNTS[name].label, count }]
  })
}
