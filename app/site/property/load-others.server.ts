import { islandData } from '#app/islands/island-data.ts'
import type { App } from '#domain/app.ts'
import { id as idSchema } from '#domain/fields.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as searchIndex from '#domain/search/current-index.server.ts'

const OTHERS_PER_PAGE = 4

/** One page of all other properties. */
export async function loadOthers(
  app: Pick<App, 'db' | 'searchIndex' | 'agency'>,
  id: number,
  request: Request,
) {
  const { pathname, searchParams } = new URL(request.url)
  const [page, before, after] = ['others', 'before', 'after'].map(
    (name) => idSchema.safeParse(searchParams.get(name)).data,
  )
  const { summaries: others, ...paging } = await summaries.others(app, id, {
    page: page ?? 1,
    perPage: OTHERS_PER_PAGE,
    total: (await searchIndex.current(app)).count,
    before,
    after,
  })
  const properties = inLanguage(languageOf(pathname), await summaries.withPhotos(app, others))
  const preview = searchParams.get('preview')
  return {
    ...paging,
    preview: preview === null ? '' : `preview=${encodeURIComponent(preview)}&`,
    first: others[0]?.id,
    last: others.at(-1)?.id,
    cards: islandData(request, { properties }),
  }
}
