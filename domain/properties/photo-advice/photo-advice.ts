import type { z } from 'zod'

import { photoRules as rules } from '#agency/photo-rules.ts'

import type { photoAdviceResponse } from './photo-advice-schema.ts'

export type PhotoAdvice = z.infer<typeof photoAdviceResponse>
export type AdvisedPhoto = PhotoAdvice['photos'][number]

export interface Warning {
  text: string
  /** The other listings that the warning is about. */
  listings?: AdvisedPhoto['twins']
}

/** What could be better about a photo. Warnings never block an upload. */
export function warningsOf(photo: AdvisedPhoto, { isCover }: { isCover: boolean }): Warning[] {
  const { width, height, brightness, twins } = photo
  const { minLongerSidePx, minShorterSidePx, minBrightness } = rules
  const isSmall =
    Math.max(width, height) < minLongerSidePx || Math.min(width, height) < minShorterSidePx
  const warnings: Warning[] = []
  if (isSmall)
    warnings.push({
      text: `Small: ${width} × ${height} pixels. From ${minLongerSidePx} × ${minShorterSidePx} on it looks sharp.`,
    })
  if (isCover && height > width)
    warnings.push({ text: 'Upright. Cards crop the main photo; a wide one shows more.' })
  if (brightness !== null && brightness < minBrightness)
    warnings.push({ text: 'Very dark. A brighter one shows more.' })
  if (twins.length > 0) warnings.push({ text: 'Also in', listings: twins })
  return warnings
}
