import type { PropertyId } from './property.ts'
import type { PropertyType } from './property-type.ts'

/** What is compared to find similar properties. */
export interface SimilarityFacts {
  id: PropertyId
  category_id: number | null
  location_id: number | null
  currency: string
  /** In the property's own currency, if it states an amount. */
  price: number | null
  propertyType: PropertyType
  bedroom: number | null
}

export type SimilarityReason = 'area' | 'price' | 'rooms'

export interface SimilarProperty {
  id: PropertyId
  reasons: SimilarityReason[]
}

/** How far apart two similar prices may be, in percent. */
export const PRICE_MARGIN_PERCENT = 10

/**
 * The candidates most like a property: those with most in common, then those with the closest price,
 * then the newest. They are of the same category, and all to rent or all for sale.
 */
export function chooseSimilar(
  property: SimilarityFacts,
  candidates: readonly SimilarityFacts[],
  max: number,
): SimilarProperty[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  byId.delete(property.id)
  return [...byId.values()]
    .filter((other) => isSameKind(property, other))
    .map((other) => ({
      id: other.id,
      reasons: reasonsFor(property, other),
      distance: priceDistance(property, other),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        one.distance - other.distance ||
        other.id - one.id,
    )
    .slice(0, max)
    .map(({ id, reasons }) => ({ id, reasons }))
}

function isSameKind(one: SimilarityFacts, other: SimilarityFacts): boolean {
  const isRent = ({ propertyType }: SimilarityFacts) => propertyType === 'rent'
  return one.category_id === other.category_id && isRent(one) === isRent(other)
}

function reasonsFor(property: SimilarityFacts, other: SimilarityFacts): SimilarityReason[] {
  const { location_id, bedroom } = property
  const reasons: SimilarityReason[] = []
  if (location_id !== null && location_id === other.location_id) reasons.push('area')
  if (priceDistance(property, other) <= PRICE_MARGIN_PERCENT) reasons.push('price')
  if (bedroom && bedroom === other.bedroom) reasons.push('rooms')
  return reasons
}

/** In percent of the property's price; far away where the two cannot be compared. */
function priceDistance(property: SimilarityFacts, other: SimilarityFacts): number {
  if (!property.price || !other.price || property.currency !== other.currency)
    return Number.MAX_VALUE
  return (Math.abs(other.price - property.price) / property.price) * 100
}
