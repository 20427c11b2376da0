import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { appContext } from '#app/context.ts'
import { languageFrom, useWords } from '#app/language.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PropertyCard } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { compareUrl, MAX_SAVED } from './ids.ts'
import { savedIds } from './saved-properties.ts'
import { SavedListPage } from './saved-list.tsx'
import { loadSavedProperties } from './load-saved-properties.server.ts'
import { WORDS } from './words.ts'

export const handle: SiteHandle = { enquire: '#tour' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].shortlist,
    description: WORDS[languageFrom(matches)].description,
    path: urls.shortlist(),
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSavedProperties(context.get(appContext), request, MAX_SAVED)
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'tour')
}

export default function ShortlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { properties, closed, removedCount } = loaderData
  const navigate = useNavigate()
  const words = useWords(WORDS)
  const hasIds = properties.length + closed.length + removedCount > 0
  // Without ids in the URL, redirects to the list that is saved in this browser.
  useEffect(() => {
    const ids = hasIds ? [] : savedIds()
    if (ids.length > 0) void navigate(urls.shortlist(ids), { replace: true })
  }, [navigate, hasIds])
  return (
    <SavedListPage
      title={words.shortlist}
      crumbs={[{ label: words.shortlist }]}
      list={loaderData}
      result={actionData}
      action={
        properties.length > 1 && (
          <ButtonLink to={compareUrl(properties.map(({ id }) => id))}>{words.compare}</ButtonLink>
        )
      }
      empty={words.empty}
      hint={words.hint}
    >
      <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {properties.map((property) => (
          <li key={property.id} className="flex flex-col">
            <PropertyCard
              property={property}
              heading="h2"
              sizes="(width < 40rem) 120vw, (width < 64rem) 70vw, 48vw"
              className="grow"
            />
          </li>
        ))}
      </ul>
    </SavedListPage>
  )
}
