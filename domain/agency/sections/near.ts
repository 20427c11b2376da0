import { z } from 'zod'

import { bilingual, choice, line, list } from '#domain/agency/setting-fields.ts'
import { EMIRATES } from '#domain/geo/map-boxes.ts'
import { NEAR_KINDS } from '#domain/geo/near-places.ts'

const MAX_PLACES = 200

/** Not limited in the form, where a new place has no number yet. */
const degrees = (title: string, min: number, max: number, example: string) =>
  z
    .number('Must be a number.')
    .refine(
      (value) => value >= min && value <= max,
      `This is not in the United Arab Emirates: Dubai is near ${example}.`,
    )
    .meta({ title, step: 0.0001 })

export const nearSchema = z.strictObject({
  places: list(
    'Places',
    z.strictObject({
      ...bilingual('name', line, 'Name', { max: 60 }),
      latitude: degrees('Latitude', EMIRATES.south, EMIRATES.north, '25.2'),
      longitude: degrees('Longitude', EMIRATES.west, EMIRATES.east, '55.3'),
      kind: choice('Kind', NEAR_KINDS),
    }),
    {
      item: 'place',
      max: MAX_PLACES,
      description:
        'A listing and a community show the nearest of each kind. A map on the web gives both numbers of a place: click it with the right button.',
    },
  ),
})

export type Near = z.infer<typeof nearSchema>
