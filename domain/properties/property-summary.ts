import type { Photo } from '#domain/photos/photo.ts'

import type { Counts } from './property-counts.ts'

/** What a list shows of a property. */
export interface PropertySummary extends Counts {
  id: number
  title: string
  location: string
  category: string
  type: string
  currency: string
  price: string
  maxarea: number | null
  /** The first photo. Its blurred placeholder is left out: it would outweigh all the rest. */
  photo: Omit<Photo, 'placeholder'> | undefined
}
