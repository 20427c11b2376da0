import { languageFrom, useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { NumberedSteps } from '#app/site/enquiry/numbered-steps.tsx'
import villaTerraceAngleDay from '#app/site/photos/villa-terrace-angle-day.json' with { type: 'json' }
import { Breadcrumb } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'
import { languageOf } from '#domain/language.ts'
import { agencyFrom, useAgency } from '#app/agency.tsx'

import type { Route } from './+types/page.ts'
import { leftOutSentences } from './photos.ts'
import { SellForm } from './sell-form.tsx'
import { WORDS } from './words.ts'

export const handle: SiteHandle = { enquire: '#sell' }

export function action({ context, request }: Route.ActionArgs) {
  const words = WORDS[languageOf(new URL(request.url).pathname)]
  return receiveEnquiryForm(context, request, 'sell', (files, photoCount) =>
    leftOutSentences(words, files, photoCount),
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].sell,
    description: WORDS[languageFrom(matches)].description(agencyFrom(matches).name),
    path: urls.sell,
  })

export default function SellPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <SellHero />
      <div className="wrap grid-12 items-start gap-y-10 py-section">
        <SellingSteps />
        <SellForm labelledBy="tell-us" result={actionData} />
      </div>
    </>
  )
}

/** 500 px high at every width: text beside the photo, or below it on narrow screens. */
function SellHero() {
  const words = useWords(WORDS)
  return (
    <section
      aria-labelledby="sell-title"
      className="on-ink grid h-hero-sell grid-rows-[minmax(0,1fr)_auto] bg-ink text-paper lg:grid-cols-2 lg:grid-rows-1"
    >
      <div className="flex flex-col justify-end px-edge pt-6 pb-7 lg:py-14 lg:ps-page-start lg:pe-12">
        <Breadcrumb crumbs={[{ label: words.sell, path: urls.sell }]} />
        <h1 id="sell-title" className="mt-4 max-w-[15ch] font-display text-display-2 lg:mt-auto">
          {words.heading}
        </h1>
        <p className="mt-3 max-w-[30rem] text-base text-mist lg:mt-5 lg:text-body">{words.lead}</p>
      </div>
      <Picture
        photo={villaTerraceAngleDay}
        alt=""
        sizes="(width < 64rem) 100vw, max(50vw, 46.75rem)"
        priority
        position="70% 70%"
        className="h-full max-lg:order-first"
      />
    </section>
  )
}

/** What happens after the form is sent, and the numbers to call instead. */
function SellingSteps() {
  const { phones, whatsapp } = useAgency()
  const words = useWords(WORDS)
  return (
    <div className="col-span-full lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-[1/6]">
      <h2 id="tell-us" className="font-display text-display-2">
        {words.tellUs}
      </h2>
      <NumberedSteps steps={words.steps} />
      <div className="mt-8 hidden gap-4 border-t border-line-strong pt-6 lg:grid">
        <p className="font-display text-title-3">{words.talk}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={telLink(phones[0])} variant="ghost" className="numerals">
            <Icon name="phone" />
            <bdi dir="ltr">{phones[0]}</bdi>
          </ButtonLink>
          <ButtonLink href={whatsappLink(whatsapp)} variant="ghost">
            <BrandIcon brand="WhatsApp" size={17} />
            {words.whatsapp}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
