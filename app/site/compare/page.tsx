import { appContext } from '#app/context.ts'
import { languageFrom, useWords } from '#app/language.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { MAX_COMPARED } from '#app/site/shortlist/ids.ts'
import { SavedListPage } from '#app/site/shortlist/saved-list.tsx'
import { loadSavedPropertiesWith } from '#app/site/shortlist/load-saved-properties.server.ts'
import { WORDS as SHORTLIST_WORDS } from '#app/site/shortlist/words.ts'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { comparisonFacts } from './compared-home.server.ts'
import { Comparison } from './comparison.tsx'
import { WORDS } from './words.ts'

export const handle: SiteHandle = { enquire: '#tour' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].compare,
    description: WORDS[languageFrom(matches)].description,
    path: urls.compare(),
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSavedPropertiesWith(context.get(appContext), request, MAX_COMPARED, comparisonFacts)
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'tour')
}

export default function ComparePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(WORDS)
  const { shortlist } = useWords(SHORTLIST_WORDS)
  return (
    <SavedListPage
      title={words.sideBySide}
      intro={words.intro}
      crumbs={[{ label: shortlist, to: urls.shortlist() }, { label: words.compare }]}
      list={loaderData}
      result={actionData}
      empty={words.empty}
      hint={words.hint}
    >
      <Comparison homes={loaderData.properties} />
    </SavedListPage>
  )
}
