import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import { SELL_MESSAGES } from '#app/site/enquiry/enquiry-result.ts'
import { sell } from '#domain/enquiries/enquiry.ts'

import type { Route } from './+types/page.ts'
import { SellForm } from './sell-form.tsx'
import { SellHero } from './sell-hero.tsx'
import { SellingSteps } from './selling-steps.tsx'

export const handle = { enquire: null }

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, {
    schema: sell,
    messages: SELL_MESSAGES,
    toEnquiry: (values, photos) => ({ kind: 'sell', ...values, photos }),
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Sell Your Property',
    description:
      'Sell your property in Dubai with Ghaf & Harbour: a measured valuation, one set of good photographs, and viewings that we attend ourselves.',
    path: urls.sell,
  })

export default function SellPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <SellHero />
      <div className="wrap grid-12 items-start gap-y-10 py-section">
        <SellingSteps headingId="tell-us" className="col-span-full lg:col-[1/6]" />
        <SellForm
          labelledBy="tell-us"
          result={actionData}
          className="col-span-full lg:col-[7/13]"
        />
      </div>
    </>
  )
}
