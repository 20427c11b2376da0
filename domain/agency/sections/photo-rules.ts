import { z } from 'zod'

import { number } from '#domain/agency/setting-fields.ts'

export const photoRulesSchema = z.strictObject({
  minLongerSidePx: number('Longer side, pixels', {
    max: 10_000,
    description: 'Below this a photo looks blurred on large screens.',
  }),
  minShorterSidePx: number('Shorter side, pixels', { max: 10_000 }),
  minBrightness: number('Brightness, of 255', {
    max: 255,
    description: 'Below this average a photo is called very dark.',
  }),
  maxDifferentBits: number('Tolerance for similar photos', {
    max: 15,
    description:
      'At 0 only copies of a photo are found. A higher number finds photos that differ more, and is wrong more often.',
  }),
})

export type PhotoRules = z.infer<typeof photoRulesSchema>
