import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import * as permitAlerts from '#domain/properties/permits/permit-alerts.server.ts'
import * as propertyRows from '#domain/properties/property-rows.server.ts'
import { atMarker, type Audience, type Property } from '#domain/properties/property.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

import { COUNT_LIMIT, type AdminListCount, type AdminListQuery } from './admin-list.ts'
import { find, interpretParams, searchContext } from './find.server.ts'

export interface AdminListPage {
  properties: Property[]
  /** All there are, whatever is searched for. */
  total: number
  found: AdminListCount
}

/** One page of the listings, for administrators, and for visitors who call the API with a page. */
export async function page(
  app: Pick<App, 'db' | 'searchIndex' | 'contentVersion' | 'agency'>,
  { page, per_page, term, search }: AdminListQuery,
  audience: Audience,
): Promise<AdminListPage> {
  const total = await countVisible(app, audience)
  const { context, query } = search
    ? await interpretListParams(app, search, audience)
    : await interpretTerm(app, term, audience)
  const isSearch = query.conditions.length + query.alternatives.length > 0
  const { count, ids } = await find(context, query, {
    limit: per_page,
    offset: (page - 1) * per_page,
    countTo: isSearch ? COUNT_LIMIT : 0,
  })
  const rows = new Map(
    (await propertyRows.findManyUnremoved(app.db, ids)).map((row) => [row.id, row]),
  )
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  return {
    properties: audience === 'everyone' ? found.map(atMarker) : found,
    total,
    found: !isSearch ? total : count > COUNT_LIMIT ? 'many' : count,
  }
}

/** What administrators look for with a term: as visitors do, and by the bare number of a listing. */
export async function interpretTerm(
  app: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  term: string,
  audience: Audience,
) {
  const context = await searchContext(app, { audience, textColumn: 'search_text' })
  const { query } = await interpretParams(context, { ...NO_SEARCH, searchTerm: term })
  if (/^\s*\d{1,9}\s*$/.test(term))
    query.alternatives.push([{ field: 'id', anyOf: [Number(term)] }])
  return { context, query }
}

/** What visitors find with these parameters of the list page. */
async function interpretListParams(
  app: Pick<App, 'db' | 'contentVersion' | 'agency'>,
  search: SearchParams,
  audience: Audience,
) {
  const context = await searchContext(app, { audience, textColumn: 'lowercase_title' })
  const { query } = await interpretParams(context, search)
  return { context, query }
}

async function countVisible(app: Pick<App, 'db' | 'searchIndex'>, audience: Audience) {
  if (typeof audience === 'object') return countRows(propertyRows.visibleRows(app.db, audience))
  const visible = await searchIndex.count(app)
  return audience === 'everyone' ? visible : visible + (await permitAlerts.countHidden(app))
}
