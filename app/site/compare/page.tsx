import { appContext } from '#app/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { MAX_COMPARED } from '#app/site/shortlist/ids.ts'
import { SavedListPage } from '#app/site/shortlist/saved-list.tsx'
import { loadListed } from '#app/site/shortlist/load-saved-properties.server.ts'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/page.ts'
import { comparisonFacts } from './compared-home.server.ts'
import { Comparison } from './comparison.tsx'

export const handle: SiteHandle = { enquire: '#tour' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Compare',
    description: 'Homes side by side: price, rooms, area and place.',
    path: urls.compare(),
    hidden: true,
  })

export function loader({ context, request }: Route.LoaderArgs) {
  return loadListed(context.get(appContext), request, MAX_COMPARED, comparisonFacts)
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'tour')
}

export default function ComparePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SavedListPage
      title="Side by side"
      intro="The better figure in each row is marked. Nothing here is a recommendation."
      crumbs={[{ label: 'Shortlist', to: urls.shortlist() }, { label: 'Compare' }]}
      list={loaderData}
      result={actionData}
      empty="No homes to compare yet."
      hint="Save two homes or more, and compare them from your shortlist."
    >
      <Comparison homes={loaderData.properties} />
    </SavedListPage>
  )
}
