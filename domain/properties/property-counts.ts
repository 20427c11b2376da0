/** The counts of a property that pages show and that visitors search for, in their order. */
export const COUNTS = {
  bedroom: { label: 'Bedrooms', one: 'bedroom' },
  bathroom: { label: 'Bathrooms', one: 'bathroom' },
  parking_spaces: { label: 'Parking', one: 'parking space' },
}

export type CountName = keyof typeof COUNTS
export type Counts = Record<CountName, number | null>

export const COUNT_NAMES = Object.keys(COUNTS) as CountName[]

export function mapCounts<Value>(valueOf: (name: CountName) => Value): Record<CountName, Value> {
  return Object.fromEntries(COUNT_NAMES.map((name) => [name, valueOf(name)])) as never
}
