import { changesBetween, valueText, type AuditChange } from '#domain/audit/changes.ts'

import { AGENT_FIELDS, FIELD_NAMES, fieldDescription } from './property-fields.ts'
import type { Property } from './property.ts'

/** What is compared, by the labels of the form. The status has an entry of its own. */
const LABELS: Partial<Record<keyof Property, string>> = {
  ...Object.fromEntries(
    FIELD_NAMES.filter((name) => name !== 'status').map((name) => [
      name,
      fieldDescription(name).label,
    ]),
  ),
  photos: 'Main photos',
  photo_texts: 'Descriptions of photos',
  floor_description: 'Floors',
  floor_photos: 'Photos of floors',
}

/** What differs between two states of a property, for the audit log. */
export function propertyChanges(before: Property, after: Property): AuditChange[] {
  const labels = { ...LABELS }
  // Somebody of the team brings their own name and numbers.
  if (before.agent_id !== null || after.agent_id !== null)
    for (const field of AGENT_FIELDS) delete labels[field]
  return changesBetween<Property>(before, after, labels, toText)
}

function toText(field: keyof Property, property: Property): string {
  switch (field) {
    case 'price':
      return priceText(property)
    case 'category_id':
      return property.category_name
    case 'location_id':
      return property.location_name
    case 'agent_id':
      return property.agent_id === null ? '' : property.agent_name
    case 'photos':
      return photosText(property.photos)
    case 'floor_photos':
      return photosText(property.floor_photos.flat())
    case 'photo_texts':
      return Object.values(property.photo_texts)
        .flatMap(({ room, alt, alt_ar }) => [alt || room, alt_ar ?? ''])
        .filter(Boolean)
        .join(', ')
    default: {
      const text = valueText(property[field])
      return optionsOf(field)?.[text] ?? text
    }
  }
}

function optionsOf(field: keyof Property): Record<string, string> | undefined {
  const name = FIELD_NAMES.find((name) => name === field)
  return name && fieldDescription(name).options
}

function priceText({ price, currency }: Property): string {
  const typed = price.trim()
  const grouped = /^\d+$/.test(typed) ? typed.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : typed
  return [typed && currency, grouped].filter(Boolean).join(' ')
}

/** Their names are hashes: the start of each tells one from another. */
function photosText(photos: string[]): string {
  const [first] = photos
  if (first === undefined) return ''
  const names = photos.map((name) => name.slice(0, 4)).join(' ')
  return `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} (${names})`
}
