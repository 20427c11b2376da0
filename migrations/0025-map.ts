import { sql, type Kysely } from 'kysely'

/** Longitude and latitude of the communities that every site starts with, to about 700 m. */
const CENTRES: Record<string, [longitude: number, latitude: number]> = {
  'Al Barari': [55.318, 25.098],
  'Al Furjan': [55.146, 25.025],
  'Al Jaddaf': [55.334, 25.223],
  'Al Quoz': [55.235, 25.14],
  'Arabian Ranches': [55.27, 25.056],
  'Bluewaters Island': [55.121, 25.08],
  'Business Bay': [55.272, 25.185],
  'City Walk': [55.263, 25.207],
  'DAMAC Hills': [55.254, 25.029],
  DIFC: [55.282, 25.212],
  'Downtown Dubai': [55.276, 25.195],
  'Dubai Creek Harbour': [55.346, 25.203],
  'Dubai Hills Estate': [55.247, 25.108],
  'Dubai Islands': [55.31, 25.3],
  'Dubai Marina': [55.14, 25.08],
  'Dubai South': [55.16, 24.897],
  Dubailand: [55.32, 25.065],
  'Emaar Beachfront': [55.142, 25.096],
  'Emirates Hills': [55.168, 25.069],
  Jumeirah: [55.241, 25.205],
  'Jumeirah Beach Residence': [55.133, 25.077],
  'Jumeirah Golf Estates': [55.2, 25.022],
  'Jumeirah Islands': [55.155, 25.056],
  'Jumeirah Lakes Towers': [55.144, 25.069],
  'Jumeirah Village Circle': [55.209, 25.06],
  'Mohammed Bin Rashid City': [55.31, 25.16],
  'Palm Jumeirah': [55.138, 25.117],
  'The Springs': [55.177, 25.056],
  'Tilal Al Ghaf': [55.226, 25.025],
}

const COLUMNS = [
  `map_marker text not null default 'near'`,
  'marker_longitude double precision',
  'marker_latitude double precision',
  `marker_for text not null default ''`,
]

/** Homes get the marker that visitors see, computed with the search columns; communities a point. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS)
    await sql`alter table properties add column ${sql.raw(column)}`.execute(db)
  await sql`update properties set search_columns_for = ''
    where latitude is not null and longitude is not null`.execute(db)
  for (const [name, [longitude, latitude]] of Object.entries(CENTRES))
    await sql`update locations set longitude = ${longitude}, latitude = ${latitude}
      where name = ${name} and longitude is null and latitude is null`.execute(db)
}
