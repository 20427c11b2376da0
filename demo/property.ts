import type { PropertyChange } from '#domain/properties/property.ts'

interface DemoFloor {
  description: string
  /** File names from demo/plans or demo/photos. */
  photos: string[]
}

interface DemoDetails {
  /** Lines joined by \n; a line starting with ## is a heading, one starting with ** is bold. */
  description: string
  category: string
  location: string
  type: string
  currency: 'USD' | 'EUR' | 'GBP' | 'INR' | 'AED'
  price: string
  /** Square metres: indoors only, and with terraces or plot. */
  minarea: number
  maxarea: number
  bedroom: number
  bathroom: number
  /** Comma-separated places. */
  nearby: string
  /** File names from demo/photos or demo/plans; the first is the cover. */
  photos: string[]
  floors: DemoFloor[]
}

export type DemoProperty = { title: string } & Partial<DemoDetails> &
  Pick<PropertyChange, DemoAdvertised>

type DemoAdvertised =
  | 'permit_number'
  | 'permit_url'
  | 'permit_expires_on'
  | 'agent_name'
  | 'agent_brn'
  | 'agent_phone'
  | 'agent_email'
