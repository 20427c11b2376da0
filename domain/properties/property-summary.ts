import type { Photo } from '#domain/photos/photo.ts'

import type { Counts } from './property-counts.ts'
import type { PropertyType, RentPeriod } from './property-type.ts'

export type EnglishTexts = Record<'title' | 'location' | 'category', string>

/** What a list shows of a property. */
export interface PropertySummary extends Counts {
  id: number
  title: string
  location: string
  category: string
  /** For sale, off-plan or to rent. */
  type: PropertyType
  /** Empty unless it is to rent, and the period is known. */
  rent_period: RentPeriod | ''
  isUnderOffer: boolean
  currency: string
  price: string
  maxarea: number | null
  /** What a search finds it by, beside its title: see `keywordsOf`. */
  keywords?: string
  /** The point of its own that visitors see on the map. Left out where it has none. */
  marker?: readonly [longitude: number, latitude: number]
  /** The Arabic names, where there are any. */
  title_ar?: string
  location_ar?: string
  category_ar?: string
  /** On Arabic pages: the English names, by which visitors can search, too. */
  en?: EnglishTexts
  /** The first photo. Its blurred placeholder is left out: it has more bytes than all the rest. */
  photo: Omit<Photo, 'placeholder'> | undefined
}
