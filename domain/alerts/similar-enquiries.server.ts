import type { Rates } from '#domain/exchange-rates.ts'
import { priceInAed } from '#domain/money.ts'
import { purposeOf } from '#domain/properties/property-type.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import type { Database } from '#storage/database/database.ts'

/** How far the price of a home may be from that of the one that was asked about. */
const PRICE_MARGIN = 0.2
/** Of the same location; older ones are not looked at. */
const MAX_READ = 2000
const MAX_SHOWN = 50

interface Scope {
  rates: Rates
  /** Whose enquiries; everybody's where undefined. */
  assignee: number | undefined
}

/**
 * Earlier enquiries about other homes like this one, newest first: in the same location, to buy or to
 * rent alike, with as many bedrooms, at most a fifth dearer or cheaper.
 */
export async function similarEnquiries(db: Database, property: Property, scope: Scope) {
  const { location_id, id } = property
  if (location_id === null) return []
  let query = db
    .selectFrom('enquiries')
    .innerJoin('properties', 'properties.id', 'enquiries.property_id')
    .select([
      'enquiries.id',
      'enquiries.name',
      'enquiries.email',
      'enquiries.created_at',
      'properties.id as property_id',
      'properties.title',
      'properties.type',
      'properties.purpose',
      'properties.price',
      'properties.currency',
      'properties.bedroom',
    ])
    .where('properties.location_id', '=', location_id)
    .where('properties.id', '!=', id)
    .where('enquiries.spam', '=', 0)
    .orderBy('enquiries.id', 'desc')
    .limit(MAX_READ)
  if (scope.assignee !== undefined)
    query = query.where('enquiries.assignee_id', '=', scope.assignee)
  const enquiries = await query.execute()
  return enquiries
    .filter((enquiry) => isSimilar(property, enquiry, scope.rates))
    .slice(0, MAX_SHOWN)
    .map((enquiry) => ({
      id: enquiry.id,
      name: enquiry.name,
      email: enquiry.email,
      created_at: enquiry.created_at,
      about: titleOf({ id: enquiry.property_id, properties_title: enquiry.title }),
    }))
}

type Comparable = Pick<Property, 'type' | 'purpose' | 'price' | 'currency' | 'bedroom'>

function isSimilar(home: Comparable, other: Comparable, rates: Rates): boolean {
  if (purposeOf(home) !== purposeOf(other) || home.bedroom !== other.bedroom) return false
  const [price, asked] = [priceInAed(rates, home), priceInAed(rates, other)]
  if (price === undefined || asked === undefined) return price === asked
  return Math.abs(price - asked) <= asked * PRICE_MARGIN
}
