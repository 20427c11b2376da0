import type { Property } from '#domain/properties/property.ts'

export const PERMIT_FIELDS = [
  'permit_number',
  'permit_url',
  'permit_expires_on',
  'agent_name',
  'agent_brn',
] as const

const PORTAL_TEXTS = [
  'agent_phone',
  'agent_email',
  'title_ar',
  'description_ar',
  'sub_community',
  'tower_name',
  'furnished',
  'features',
  'video_url',
] as const
const NUMBERS = ['latitude', 'longitude'] as const
const TEXTS = [...PERMIT_FIELDS, ...PORTAL_TEXTS]

export const PORTAL_FIELDS = [...PORTAL_TEXTS, ...NUMBERS]

type Text = (typeof TEXTS)[number]
type Numeric = (typeof NUMBERS)[number]

/** What permits and portals need, as it was typed. All of it may stay empty. */
export type AdvertisedFields = Record<Text | Numeric, string>

export type PermitAndPortalInput = Record<Text, string> & Record<Numeric, number | null>

export function emptyAdvertised(): AdvertisedFields {
  return all((name) => [name, ''])
}

export function savedAdvertised(property: Property): AdvertisedFields {
  return all((name) => [name, String(property[name] ?? '')])
}

export function writtenAdvertised(fields: AdvertisedFields): PermitAndPortalInput {
  const texts = TEXTS.map((name) => [name, fields[name]])
  const numbers = NUMBERS.map((name) => [name, fields[name].trim() ? Number(fields[name]) : null])
  return Object.fromEntries([...texts, ...numbers]) as PermitAndPortalInput
}

// Always in the same order: whether work is unsaved is seen by how it is written down.
function all(entry: (name: Text | Numeric) => [string, string]): AdvertisedFields {
  return Object.fromEntries([...TEXTS, ...NUMBERS].map(entry)) as AdvertisedFields
}
