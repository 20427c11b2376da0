import { IGNORED_WORDS } from '#agency/place-names.ts'
import type { App } from '#domain/app.ts'
import { hasArabic } from '#domain/has-arabic.ts'

import { isLandKind } from './category-kinds.ts'
import { sameName } from './place-checks.ts'
import * as rows from './place-rows.server.ts'
import type { ArabicName, Centre, OwnName, PlaceTable } from './place.ts'

/** The current name of what had this name before; undefined where nothing had, or has it. */
export async function renamedTo({ db }: Pick<App, 'db'>, table: PlaceTable, name: string) {
  if (name === '') return undefined
  const all = await rows.list(db, table)
  if (all.some((row) => row.name === name)) return undefined
  return all.find(({ former_names }) => former_names.some((former) => sameName(former, name)))?.name
}

/** What visitors may type for each category and location, besides its name: in English and Arabic. */
export async function searchNames({ db }: Pick<App, 'db'>) {
  const categories = await rows.list(db, 'categories')
  const all = [...categories, ...(await rows.list(db, 'locations'))]
  const names: OwnName[] = []
  const arabic: ArabicName[] = []
  const centres: Centre[] = []
  for (const { name, name_ar, other_names, former_names, longitude, latitude } of all) {
    if (longitude != null && latitude != null) centres.push([name, longitude, latitude])
    const forms = [...other_names, ...former_names].map((form) => form.toLowerCase())
    const english = forms.filter((form) => !hasArabic(form))
    // "Villa in Dubai" asks for all villas, also where a location has this name.
    if (english.length > 0 || !IGNORED_WORDS.has(name.toLowerCase())) names.push([name, ...english])
    const others = [name, ...forms].filter(hasArabic)
    if (name_ar !== '' || others.length > 0) arabic.push([name, name_ar, ...others])
  }
  const land = categories.filter(({ name, kind }) => isLandKind(kind || name))
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
  return { names, arabic, centres, categories: namesOf(categories), land: namesOf(land) }
}

/** The Arabic names that categories and locations have, by id. */
export async function arabicNames({ db }: Pick<App, 'db'>) {
  const namesOf = async (table: PlaceTable) => {
    const rows = await db.selectFrom(table).select(['id', 'name_ar']).execute()
    return new Map(rows.map(({ id, name_ar }) => [id, name_ar]))
  }
  return { categories: await namesOf('categories'), locations: await namesOf('locations') }
}
