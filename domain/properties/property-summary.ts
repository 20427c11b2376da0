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
  photo: SummaryPhoto | undefined
}

/** The first photo. Its blurred placeholder is left out: it would outweigh all the rest. */
export interface SummaryPhoto {
  name: string
  width: number
  height: number
}
