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
  maxDifferentBits: number('Bits of 128 in which two photos may differ and look alike', {
    max: 15,
  }),
})

export type PhotoRules = z.infer<typeof photoRulesSchema>
