import type { Row } from '#storage/database/tables.ts'

import { splitList } from './property.ts'

export const KEYWORD_COLUMNS = [
  'tower_name',
  'sub_community',
  'project_name',
  'developer',
  'furnished',
  'features',
] as const

const MAX_LENGTH = 300

/** Without "unfurnished": whoever searches for "furnished" would find it. */
const FURNISHED = { yes: 'furnished', partly: 'partly furnished', no: '', '': '' }

/** What visitors find a property by beside its title, in lower case: one name or amenity a line. */
export function keywordsOf(row: Pick<Row<'properties'>, (typeof KEYWORD_COLUMNS)[number]>): string {
  const { tower_name, sub_community, project_name, developer, furnished, features } = row
  const names = [tower_name, sub_community, project_name, developer, FURNISHED[furnished]]
  return [...names, ...splitList(features)]
    .filter((name) => name !== '')
    .join('\n')
    .toLowerCase()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
}
