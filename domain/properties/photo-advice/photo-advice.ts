import type { z } from 'zod'

import type { PhotoRules } from '#domain/agency/sections/photo-rules.ts'

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
  const { width, height, faults, twins } = photo
  const warnings: Warning[] = faults.map((text) => ({ text }))
  if (isCover && height > width)
    warnings.push({ text: 'Upright. Cards crop the main photo; a wide one shows more.' })
  if (twins.length > 0) warnings.push({ text: 'Also in', listings: twins })
  return warnings
}

/** What is wrong with the photo itself, by the rules of the agency. */
export function faultsOf(
  { width, height, brightness }: Pick<AdvisedPhoto, 'width' | 'height' | 'brightness'>,
  { minLongerSidePx, minShorterSidePx, minBrightness }: PhotoRules,
): string[] {
  const isSmall =
    Math.max(width, height) < minLongerSidePx || Math.min(width, height) < minShorterSidePx
  const isDark = brightness !== null && brightness < minBrightness
  return [
    ...(isSmall
      ? [
          `Small: ${width} × ${height} pixels. From ${minLongerSidePx} × ${minShorterSidePx} on it looks sharp.`,
        ]
      : []),
    ...(isDark ? ['Very dark. A brighter one shows more.'] : []),
  ]
}
