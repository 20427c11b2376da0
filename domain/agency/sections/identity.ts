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
  paragraph,
  phone,
  webAddress,
} from '#domain/agency/setting-fields.ts'
import { MAP_GROUNDS, MAP_TILES_FILE } from '#domain/geo/map-tiles.ts'

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
