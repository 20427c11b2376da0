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
  /** How it is offered. */
  type: PropertyType
  /** Empty unless it is to rent, and the period is known. */
  rent_period: RentPeriod | ''
  isUnderOffer: boolean
  currency: string
  price: string
  maxarea: number | null
  /** What it is found by beside its title, where there is something. */
  keywords?: string
  /** Where visitors see it on the map, where it has a point of its own. */
  marker?: readonly [longitude: number, latitude: number]
  /** What it is called in Arabic, where it is. */
  title_ar?: string
  location_ar?: string
  category_ar?: string
  /** On Arabic pages: the English names, by which it is searched. */
  en?: EnglishTexts
  /** The first photo. Its blurred placeholder is left out: it would outweigh all the rest. */
  photo: Omit<Photo, 'placeholder'> | undefined
}
