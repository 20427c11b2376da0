import { z } from 'zod'

import {
  bilingual,
  bilingualLines,
  choice,
  email,
  flag,
  group,
  internationalPhone,
  line,
  list,
  optionalDegrees,
  paragraph,
  phone,
  webAddress,
} from '#domain/agency/setting-fields.ts'
import { MAP_GROUNDS, MAP_TILES_FILE } from '#domain/geo/map-tiles.ts'
import { EMIRATES, isSwapped, isWithinBox } from '#domain/geo/map-boxes.ts'
import { isDrawn } from '#domain/geo/small-map.ts'
import type { Point } from '#domain/geo/point.ts'

export const profileSchema = z.strictObject({
  ...bilingual('name', line, 'Agency name', { max: 60 }),
  ...bilingual('strapline', line, 'Strapline', {
    max: 60,
    description: 'On the cover of the company brochure.',
  }),
  ...bilingual('description', paragraph, 'Description', {
    max: 300,
    description: 'In the footer of every page, and in search results.',
  }),
  orn: line('ORN', {
    optional: true,
    max: 20,
    description: 'Office registration number, beside every permit. Empty hides it.',
  }).refine((value) => /^\d*$/.test(value), 'Must be digits only.'),
  phones: list('Phones', phone('Phone'), {
    item: 'phone',
    min: 1,
    max: 4,
    description: 'The office first, then the mobile, which the portals get.',
  }),
  whatsapp: internationalPhone('WhatsApp', { description: 'With the country code.' }),
  emails: group('Emails', {
    general: email('General', { description: 'On every page.' }),
    careers: email('Careers', { optional: true, description: 'Empty hides it.' }),
  }),
  ...bilingualLines('address', 'Address', 'Line', {
    item: 'line',
    min: 1,
    max: 5,
    description: 'The office, a line each. The last line names the city.',
  }),
})

export type Profile = z.infer<typeof profileSchema>

export const NETWORKS = ['Instagram', 'LinkedIn', 'Facebook', 'YouTube', 'X'] as const

/** Where the office is. Settings that were saved before this field existed have no point. */
const office = group('The office on our own map', {
  latitude: optionalDegrees('Latitude'),
  longitude: optionalDegrees(
    'Longitude',
    'Of the office. Without both numbers the contact page shows the map of Google alone.',
  ),
})
  .superRefine((point, context) => {
    const fault = officeFault(point)
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })
  .default({ latitude: '', longitude: '' })

type Office = z.infer<typeof office>

/** Null where it is not known, or far from what our map shows. */
export function officePoint({ latitude, longitude }: Office): Point | null {
  if (latitude === '' || longitude === '') return null
  return isDrawn({ latitude, longitude }) ? { latitude, longitude } : null
}

function officeFault({ latitude, longitude }: Record<'latitude' | 'longitude', number | ''>) {
  if (latitude === '' && longitude === '') return null
  if (latitude === '' || longitude === '') {
    const field = latitude === '' ? 'latitude' : 'longitude'
    return { field, message: 'A point on the map needs both numbers.' }
  }
  if (isWithinBox(EMIRATES, { latitude, longitude })) return null
  return {
    field: 'latitude',
    message: isSwapped({ latitude, longitude })
      ? 'Latitude and longitude are swapped.'
      : 'This is not in the United Arab Emirates: Dubai is near 25.2 and 55.3.',
  }
}

export const mapAndSocialsSchema = z.strictObject({
  map: group('Map', {
    url: webAddress('Address of the map', {
      description: 'From Google Maps: Share, Embed a map, the address between the quotation marks.',
    }).refine(
      (value) => URL.parse(value)?.hostname === 'www.google.com',
      'Must be a map of www.google.com.',
    ),
    needsConsent: flag('Ask visitors before anything is loaded from Google'),
    ground: choice('Ground of the search map', MAP_GROUNDS)
      .default('drawing')
      .meta({
        title: 'Ground of the search map',
        description: `tiles: streets from the file ${MAP_TILES_FILE} in the data folder, where there is one.`,
      }),
    office,
  }),
  socials: list(
    'Social media',
    z.strictObject({ network: choice('Network', NETWORKS), href: webAddress('Address') }),
    { item: 'network', max: NETWORKS.length },
  ).refine(
    (socials) => new Set(socials.map(({ network }) => network)).size === socials.length,
    'Each network once.',
  ),
})

export type MapAndSocials = z.infer<typeof mapAndSocialsSchema>
