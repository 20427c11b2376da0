import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'

import { appContext } from '#app/context.ts'
import { languageFrom, useWords } from '#app/language.tsx'
import { staticIsland } from '#app/islands/static-island.tsx'
import * as urls from '#app/urls.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { inLanguage, languageOf } from '#domain/language.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { SEARCH_TYPE_NAMES } from '#domain/properties/property-type.ts'
import { TYPE_NAMES } from '#domain/search/arabic/labels.ts'
import { withCurrentNames } from '#domain/search/current-names.server.ts'
import { isNoSearch } from '#domain/search/query-params.ts'

import type { Route } from './+types/page.ts'
import { WORDS as BANNER_WORDS } from './banner-words.ts'
import { loadResults } from './load-results.ts'
import { Results } from './results.tsx'
import { RESULTS } from './use-search.ts'
import { WORDS } from './words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: BANNER_WORDS[languageFrom(matches)].title,
    description: BANNER_WORDS[languageFrom(matches)].description,
    path: urls.properties,
  })

// The first paint waits for the whole search form: if its end arrived later, the fields would move.
export const links: Route.LinksFunction = () => [
  { rel: 'expect', href: `#${RESULTS}`, blocking: 'render' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const { residency } = await app.agency.current()
  const renamed = await withCurrentNames(app, searchParams)
  if (renamed) return redirect(`${urls.properties}?${renamed}`)
  const [list, categories, locations] = await Promise.all([
    loadResults(app, searchParams, language),
    taxonomy.choices(app, 'categories', language),
    taxonomy.choices(app, 'locations', language),
  ])
  return {
    list,
    categories,
    locations,
    types: Object.entries(language === 'ar' ? TYPE_NAMES : SEARCH_TYPE_NAMES),
    permits: inLanguage(language, residency.rules).map(({ id, name }) => [id, name] as const),
  }
}

export const handle: SiteHandle = { enquire: urls.writeMessage, hasMap: true }

/** A search that is left with the agency, posted without JavaScript. */
export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'contact')
}

// The browser searches by itself: a new search changes the URL, but loads nothing.
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs) {
  return next.currentUrl.pathname !== next.nextUrl.pathname && next.defaultShouldRevalidate
}

const ListBanner = staticIsland(async () => (await import('./list-banner.tsx')).ListBanner)

export default function PropertiesPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const words = useWords(WORDS)
  const crumbs = [{ label: words.properties, path: urls.properties }]
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR && breadcrumbs(publicUrlFrom(matches), crumbs, languageFrom(matches))
        }
      />
      <ListBanner isLow={loaderData.list.isMap || !isNoSearch(loaderData.list.search)} />
      {loaderData.list.total === 0 ? (
        <div className="wrap py-section">
          <EmptyState>{words.noneYet}</EmptyState>
        </div>
      ) : (
        <Results {...loaderData} posted={actionData} />
      )}
    </>
  )
}
