import type { z } from 'zod'

import { photos as settings } from '#agency/photo-rules.ts'

import type { photoAdviceResponse } from './photo-advice-schema.ts'

export type PhotoAdvice = z.infer<typeof photoAdviceResponse>
export type SeenPhoto = PhotoAdvice['photos'][number]

export interface Warning {
  words: string
  /** Those that are meant. */
  listings?: SeenPhoto['twins']
}

/** What an administrator may want to know of a photo. Nothing here forbids anything. */
export function warningsOf(photo: SeenPhoto, { cover }: { cover: boolean }): Warning[] {
  const { width, height, brightness, twins } = photo
  const { longerSide, shorterSide, darkBelow } = settings
  const small = Math.max(width, height) < longerSide || Math.min(width, height) < shorterSide
  const warnings: Warning[] = []
  if (small)
    warnings.push({
      words: `Small: ${width} × ${height} pixels. From ${longerSide} × ${shorterSide} on it looks sharp.`,
    })
  if (cover && height > width)
    warnings.push({ words: 'Upright. Cards crop the main photo; a wide one shows more.' })
  if (brightness !== null && brightness < darkBelow)
    warnings.push({ words: 'Very dark. A brighter one shows more.' })
  if (twins.length > 0) warnings.push({ words: 'Also in', listings: twins })
  return warnings
}
