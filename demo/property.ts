import type { CURRENCIES } from '#domain/money.ts'
import type { PropertyValues } from '#domain/properties/property-fields.ts'

interface DemoFloor {
  description: string
  /** File names from demo/plans or demo/photos. */
  photos: string[]
}

type GivenDifferently =
  | 'currency'
  | 'properties_title'
  | 'properties_description'
  | 'category_id'
  | 'location_id'

/** A property of the demo content. Categories, locations and photos are given by name. */
export interface DemoProperty extends Partial<Omit<PropertyValues, GivenDifferently>> {
  title: string
  title_ar: string
  /** Lines joined by \n; a line starting with ## is a heading, one starting with ** is bold. */
  description?: string
  category?: string
  location?: string
  currency?: (typeof CURRENCIES)[number]
  /** File names from demo/photos or demo/plans; the first is the cover. */
  photos?: string[]
  floors?: DemoFloor[]
}
