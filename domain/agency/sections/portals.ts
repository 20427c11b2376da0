import { z } from 'zod'

import { flag, line, number } from '#domain/agency/setting-fields.ts'

export const portalsSchema = z.strictObject({
  referencePrefix: line('Reference prefix', {
    max: 10,
    description:
      'Applies to new listings. Existing references do not change, because portals identify listings by them.',
  }).refine(
    (value) => /^[a-z0-9]+-$/i.test(value),
    'Letters or digits, and a dash at the end: GH-.',
  ),
  city: line('City', { max: 60 }),
  permitRequired: flag('Send only listings with a permit that is valid today'),
  reportRemovedForDays: number('Days for which Bayut is told that a listing was removed', {
    min: 1,
    max: 30,
  }),
  minPhotos: number('Photos, at least', {
    max: 50,
    description:
      'Portals may reject a listing with fewer. The site still sends it, and warns in the report.',
  }),
  minDescriptionLength: number('Characters of a description, at least', { max: 5000 }),
  maxTitleLength: number('Characters of a title, at most', { min: 20, max: 500 }),
  watermark: flag('Property Finder puts its watermark on the photos'),
})

export type Portals = z.infer<typeof portalsSchema>
