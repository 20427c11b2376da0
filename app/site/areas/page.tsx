import { appContext } from '#app/context.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { languageFrom, useWords } from '#app/language.tsx'
import { DESCRIPTION_LENGTH, pageMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/empty.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import * as urls from '#app/urls.ts'
import * as areaStore from '#domain/areas/areas.server.ts'
import { teaser } from '#domain/formatted-text.ts'
import { languageOf } from '#domain/language.ts'

import type { Route } from './+types/page.ts'
import { toAreaLink } from './area-link.ts'
import { WORDS } from './words.ts'

const AreaList = staticIsland(async () => (await import('./area-list.tsx')).AreaList)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].title,
    description: loaderData?.description ?? '',
    path: urls.areas,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
  const areas = (await areaStore.list(app)).map((area) => toAreaLink(area, language))
  const names = areas.map(({ name }) => name).join(language === 'ar' ? '، ' : ', ')
  return {
    isEmpty: areas.length === 0,
    description: teaser(names ? words.description(names) : words.noneYet, DESCRIPTION_LENGTH),
    list: islandData(request, { areas }),
  }
}

/** The communities in which there are homes. */
export default function AreasPage({ loaderData: { isEmpty, list } }: Route.ComponentProps) {
  const words = useWords(WORDS)
  return (
    <>
      <PageHead crumbs={[{ label: words.areas, path: urls.areas }]} title={words.title} />
      <div className="wrap pb-section">
        {isEmpty ? <EmptyState>{words.noneYet}</EmptyState> : <AreaList data={list} />}
      </div>
    </>
  )
}
