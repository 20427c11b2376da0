import type { Photo } from '#domain/photos/photo.ts'

/** What a list shows of a property. */
export interface PropertySummary {
  id: number
  title: string
  location: string
  category: string
  type: string
  currency: string
  price: string
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
  /** The first photo. Its blurred placeholder is left out: it would outweigh all the rest. */
  photo: Omit<Photo, 'placeholder'> | undefined
}
