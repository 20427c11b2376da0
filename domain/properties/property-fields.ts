import type { FieldDescription } from './field-description.ts'
import { STATUS_NAMES } from './publication.ts'

// What several fields have in common.
const LISTING_TEXT = { type: 'text', section: 'listing' } as const
const LISTING_CHOICE = { type: 'choice', section: 'listing', width: 'third' } as const
const OFF_PLAN_LINE = {
  type: 'line',
  section: 'off-plan',
  width: 'half',
  ofBuilding: true,
} as const
const SIZE = { section: 'size', width: 'half-on-phones-too', min: 0 } as const
const PERMIT_LINE = { type: 'line', section: 'permit' } as const
const PORTAL_LINE = { type: 'line', section: 'portals' } as const
const PORTAL_AGENT = { ...PORTAL_LINE, width: 'half', hint: 'Empty: the agency’s.' } as const

/**
 * Every field of a property that an administrator types, by its name in the API. The API schema
 * (`property-schema.ts`), the columns read and written (`property-rows.server.ts`), the admin form
 * and its drafts (`app/admin/properties`) are derived from this table.
 *
 * Plain data without imports of zod: the browser loads it with the admin form.
 *
 * To add a field: a row here, the column in `storage/database/tables/`, and a migration. To show
 * it and to find it: `docs/EVERYDAY-CHANGES.md`.
 */
export const PROPERTY_FIELDS = {
  status: {
    type: 'choice',
    section: 'listing',
    label: 'Status',
    width: 'third',
    options: STATUS_NAMES,
    default: 'published',
    invalid: `Must be one of ${Object.keys(STATUS_NAMES).join(', ')}.`,
  },

  properties_title: { ...LISTING_TEXT, label: 'Title' },
  title_ar: { type: 'line', section: 'listing', label: 'Arabic heading', format: 'arabic' },
  category_id: { type: 'id', section: 'listing', label: 'Category', width: 'third' },
  location_id: {
    type: 'id',
    section: 'listing',
    label: 'Location',
    width: 'third',
    ofBuilding: true,
  },
  type: { ...LISTING_TEXT, label: 'Type', width: 'third' },
  purpose: {
    ...LISTING_CHOICE,
    label: 'Sale or rent',
    unset: 'As the type says',
    options: { sale: 'For sale', rent: 'To rent' },
    invalid: 'Must be one of sale, rent.',
  },
  currency: { type: 'currency', section: 'listing', label: 'Currency', width: 'third' },
  price: { ...LISTING_TEXT, label: 'Price', width: 'third' },
  rent_period: {
    ...LISTING_CHOICE,
    label: 'Rent per',
    options: { year: 'Year', month: 'Month', week: 'Week', day: 'Day' },
    invalid: 'Must be one of year, month, week, day.',
  },
  reference: {
    type: 'line',
    section: 'listing',
    label: 'Reference',
    width: 'third',
    hint: 'Empty: the agency’s prefix and the number.',
  },

  minarea: { ...SIZE, type: 'number', label: 'Min area (m²)' },
  maxarea: { ...SIZE, type: 'number', label: 'Max area (m²)' },
  bedroom: { ...SIZE, type: 'number', label: 'Bedrooms' },
  bathroom: { ...SIZE, type: 'number', label: 'Bathrooms' },
  parking_spaces: { ...SIZE, type: 'count', max: 99, label: 'Parking spaces', ofBuilding: true },

  nearby: {
    type: 'text',
    section: 'text',
    label: 'Nearby',
    hint: 'Separate places with commas.',
    ofBuilding: true,
  },
  nearby_ar: {
    type: 'text',
    section: 'text',
    label: 'Arabic list of places',
    format: 'arabic',
    ofBuilding: true,
  },
  properties_description: { type: 'long-text', section: 'text', label: 'Description' },
  description_ar: { type: 'long-text', section: 'text', label: 'Arabic text', format: 'arabic' },

  developer: { ...OFF_PLAN_LINE, label: 'Developer' },
  project_name: { ...OFF_PLAN_LINE, label: 'Project' },
  project_number: { ...OFF_PLAN_LINE, label: 'Project number' },
  escrow_account: { ...OFF_PLAN_LINE, label: 'Escrow account' },
  handover: { ...OFF_PLAN_LINE, label: 'Handover', hint: 'Such as Q4 2027.' },

  permit_number: { ...PERMIT_LINE, label: 'Trakheesi permit', width: 'half', format: 'digits' },
  permit_expires_on: { ...PERMIT_LINE, label: 'Valid until', width: 'half', format: 'day' },
  permit_url: {
    ...PERMIT_LINE,
    label: 'Validation link',
    format: 'permit-link',
    hint: 'The address on dubailand.gov.ae behind the permit’s QR code. The listing shows it as one.',
  },
  agent_id: {
    type: 'id',
    section: 'permit',
    label: 'Agent',
    hint: 'Somebody of the team. Name, BRN, phone and e-mail then come from their profile.',
  },
  agent_name: { ...PERMIT_LINE, label: 'Agent’s name', width: 'half' },
  agent_brn: { ...PERMIT_LINE, label: 'Agent’s BRN', width: 'half', format: 'digits' },

  // The feeds of the portals send these; the site shows some of them.
  agent_phone: { ...PORTAL_AGENT, label: 'Agent’s phone', format: 'phone' },
  agent_email: { ...PORTAL_AGENT, label: 'Agent’s e-mail', format: 'email' },
  sub_community: { ...PORTAL_LINE, label: 'Sub-community', width: 'half', ofBuilding: true },
  tower_name: { ...PORTAL_LINE, label: 'Building', width: 'half', ofBuilding: true },
  features: {
    type: 'text',
    section: 'portals',
    label: 'Amenities',
    hint: 'Separate them with commas.',
    ofBuilding: true,
  },
  furnished: {
    type: 'choice',
    section: 'portals',
    label: 'Furnished',
    width: 'third',
    options: { yes: 'Yes', partly: 'Partly', no: 'No' },
    invalid: 'Must be one of yes, no, partly.',
  },
  orientation: {
    ...PORTAL_LINE,
    label: 'Orientation',
    width: 'third',
    hint: 'Such as south-west.',
  },
  service_charge: { ...PORTAL_LINE, label: 'Service charge', width: 'third', ofBuilding: true },
  latitude: {
    type: 'degrees',
    max: 90,
    section: 'place',
    label: 'Latitude',
    width: 'third',
    ofBuilding: true,
  },
  longitude: {
    type: 'degrees',
    max: 180,
    section: 'place',
    label: 'Longitude',
    width: 'third',
    ofBuilding: true,
  },
  map_marker: {
    type: 'choice',
    section: 'place',
    label: 'Marker for visitors',
    width: 'two-thirds',
    options: { near: 'Near it, for the seller’s privacy', exact: 'At its exact point' },
    default: 'near',
    invalid: 'Must be near or exact.',
    hint: 'Near it: visitors see a marker 200 to 450 m away.',
  },
  video_url: { ...PORTAL_LINE, label: 'Video', format: 'web-address', hint: 'Its web address.' },
} as const satisfies Record<string, FieldDescription>

/** The fields that come from the profile of a property's agent, where it has one. */
export const AGENT_FIELDS = ['agent_name', 'agent_brn', 'agent_phone', 'agent_email'] as const

export type FieldName = keyof typeof PROPERTY_FIELDS

export const FIELD_NAMES = Object.keys(PROPERTY_FIELDS) as FieldName[]

/** The fields of a property as they are stored and sent. */
export type PropertyValues = { [Name in FieldName]: ValueOf<(typeof PROPERTY_FIELDS)[Name]> }

type ValueOf<Field extends FieldDescription> = Field extends { options: infer Options }
  ? keyof Options | (Field extends { default: string } ? never : '')
  : Field['type'] extends NumberType
    ? number | null
    : string

type NumberType = 'number' | 'count' | 'degrees' | 'id'
const NUMBER_TYPES: readonly string[] = ['number', 'count', 'degrees', 'id'] satisfies NumberType[]

export function fieldDescription(name: FieldName): FieldDescription {
  return PROPERTY_FIELDS[name]
}

export function isNumberField(name: FieldName): boolean {
  return NUMBER_TYPES.includes(PROPERTY_FIELDS[name].type)
}

/** An object with a value for each field, in the order of the table. */
export function mapFields<Result extends Record<FieldName, unknown>>(
  valueOf: (name: FieldName) => Result[FieldName],
): Result {
  const result: Partial<Record<FieldName, unknown>> = {}
  for (const name of FIELD_NAMES) result[name] = valueOf(name)
  return result as Result
}

export function emptyValues(): PropertyValues {
  return mapFields((name) => (isNumberField(name) ? null : (fieldDescription(name).default ?? '')))
}
