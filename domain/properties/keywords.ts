import type { Row } from '#storage/database/tables.ts'

import { orientationWords } from './orientation.ts'
import { splitList } from './property.ts'

export const KEYWORD_COLUMNS = [
  'tower_name',
  'sub_community',
  'project_name',
  'developer',
  'furnished',
  'orientation',
  'video_url',
  'service_charge',
  'features',
] as const

const MAX_LENGTH = 300

/**
 * `unfurn` is cut short, since a search for "furnished" would find "unfurnished". One for
 * "unfurnished" finds it by `FEATURE_NAMES` in `agency/place-names.ts`.
 */
const FURNISHED = { yes: 'furnished', partly: 'partly furnished', no: 'unfurn', '': '' }

/** What visitors find a property by beside its title, in lower case: one name or amenity a line. */
export function keywordsOf(row: Pick<Row<'properties'>, (typeof KEYWORD_COLUMNS)[number]>): string {
  const { tower_name, sub_community, project_name, developer, features } = row
  const names = [tower_name, sub_community, project_name, developer]
  const video = row.video_url && 'video tour'
  const charge = row.service_charge && `service charge ${row.service_charge}`
  return [...names, FURNISHED[row.furnished], facing(row), video, ...splitList(features), charge]
    .filter((name) => name !== '')
    .join('\n')
    .toLowerCase()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
}

/** In each way that visitors write it: `south west south-west southwest facing`. */
function facing({ orientation }: Pick<Row<'properties'>, 'orientation'>): string {
  if (orientation.trim() === '') return ''
  const words = orientationWords(orientation)
  const forms = words.length === 2 ? [' ', '-', ''] : [' ']
  return [...forms.map((between) => words.join(between)), 'facing'].join(' ')
}
