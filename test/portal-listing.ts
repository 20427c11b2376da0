import { portals } from '#agency/portals.ts'
import { profile } from '#agency/profile.ts'
import type { Property } from '#domain/properties/property.ts'

import { emptyProperty } from './samples.ts'

/** The last valid day of the villa's permit. */
export const TODAY = '2026-03-01'
export const PHOTO = '0123456789abcdef0123456789abcdef.jpg'
export const PLAN = 'fedcba9876543210fedcba9876543210.png'

/** A property that both portals accept. */
export const villa: Property = {
  ...emptyProperty,
  properties_title: 'Garden villa',
  properties_description: '## The house\nFive rooms & a court.\n**Bold',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 780,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  category_name: 'Villa',
  location_name: 'Al Barari',
  photos: [PHOTO],
  floor_photos: [[PLAN, PHOTO]],
  permit_number: '7112345600',
  permit_url: 'https://dubailand.gov.ae/',
  permit_expires_on: TODAY,
  agent_name: 'Sara Haddad',
  agent_brn: '52644',
  features: 'Pool, Garden',
  furnished: 'partly',
  latitude: 25.08,
  longitude: 55.29,
  updated_at: '2026-02-28T20:30:00.000Z',
}

export const FEED_OPTIONS = {
  publicUrl: 'https://a.example',
  today: TODAY,
  agency: { profile, portals },
}

export const PORTAL_RULES = { ...portals, today: TODAY }
