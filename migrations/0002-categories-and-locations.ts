import type { Kysely } from 'kysely'

const CATEGORIES = [
  'Apartment',
  'Duplex',
  'Office',
  'Penthouse',
  'Plot',
  'Retail',
  'Townhouse',
  'Villa',
  'Warehouse',
]

const LOCATIONS = [
  'Al Barari',
  'Al Furjan',
  'Al Jaddaf',
  'Al Quoz',
  'Arabian Ranches',
  'Bluewaters Island',
  'Business Bay',
  'City Walk',
  'DAMAC Hills',
  'DIFC',
  'Downtown Dubai',
  'Dubai Creek Harbour',
  'Dubai Hills Estate',
  'Dubai Islands',
  'Dubai Marina',
  'Dubai South',
  'Dubailand',
  'Emaar Beachfront',
  'Emirates Hills',
  'Jumeirah',
  'Jumeirah Beach Residence',
  'Jumeirah Golf Estates',
  'Jumeirah Islands',
  'Jumeirah Lakes Towers',
  'Jumeirah Village Circle',
  'Mohammed Bin Rashid City',
  'Palm Jumeirah',
  'The Springs',
  'Tilal Al Ghaf',
]

/** What a listing can be filed under from the first day, with demo content or without. */
export async function up(db: Kysely<{ categories: Named; locations: Named }>): Promise<void> {
  await db.insertInto('categories').values(CATEGORIES.map(named)).execute()
  await db.insertInto('locations').values(LOCATIONS.map(named)).execute()
}

interface Named {
  name: string
}

function named(name: string): Named {
  return { name }
}
