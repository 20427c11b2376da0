import { PROPERTY_FIELDS } from './property-fields.ts'
import { splitList, type Property } from './property.ts'

export type FactName =
  | 'Building'
  | 'Furnished'
  | 'Orientation'
  | 'Service charge'
  | 'Developer'
  | 'Project'
  | 'Escrow account'
  | 'Handover'
  | 'Amenities'

interface Fact {
  name: FactName
  value: string
}

/** What is known of a property beside its price, rooms and text, as its page and brochure name it. */
export function furtherFacts(property: Property): Fact[] {
  const { furnished, features } = property
  const facts: Fact[] = [
    { name: 'Building', value: joined(property.tower_name, property.sub_community) },
    { name: 'Furnished', value: furnished && PROPERTY_FIELDS.furnished.options[furnished] },
    { name: 'Orientation', value: property.orientation },
    { name: 'Service charge', value: property.service_charge },
    { name: 'Developer', value: property.developer },
    { name: 'Project', value: joined(property.project_name, property.project_number) },
    { name: 'Escrow account', value: property.escrow_account },
    { name: 'Handover', value: property.handover },
    { name: 'Amenities', value: splitList(features).join(', ') },
  ]
  return facts.filter(({ value }) => value !== '')
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}
