import { agencyFrom } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
import { languageFrom, useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import waterfrontTowerExteriorDusk from '#app/site/photos/waterfront-tower-exterior-dusk.json' with { type: 'json' }
import { Banner } from '#app/ui/banner.tsx'
import { islandData } from '#app/islands/island-data.ts'
import { officePoint } from '#domain/agency/sections/identity.ts'
import { nearPlaces, type NearKind } from '#domain/geo/near-places.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'

import type { Route } from './+types/page.ts'
import { ContactDetails } from './contact-details.tsx'
import { FindUs } from './find-us.tsx'
import { WORDS } from './words.ts'

export const handle = { enquire: null }

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'contact')
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { name, address } = agencyFrom(matches)
  const words = WORDS[languageFrom(matches)]
  return pageMeta(matches, {
    title: words.contactUs,
    description: words.description(name, address),
    path: urls.contact,
  })
}

const fields = (words: (typeof WORDS)['en']): EnquiryField[] => [
  { name: 'name', label: words.name, autoComplete: 'name' },
  { name: 'email', label: words.email, type: 'email', half: true, autoComplete: 'email' },
  { name: 'phone', label: words.phone, type: 'tel', half: true, autoComplete: 'tel' },
  { name: 'subject', label: words.subject },
  { name: 'message', label: words.message, type: 'textarea' },
]

/** Places from which visitors find the way to the office. */
const LANDMARKS: ReadonlySet<NearKind> = new Set(['metro', 'mall', 'airport'])

const MAX_KM = 15

/** Only what the maps need: the root loader has the agency's contact details. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const agency = inLanguage(language, await context.get(appContext).agency.current())
  const { url, needsConsent, office } = agency.mapAndSocials.map
  const point = officePoint(office)
  const known = agency.near.places.filter(({ kind }) => LANDMARKS.has(kind))
  return {
    url,
    needsConsent,
    hasOffice: point !== null,
    office: islandData(request, {
      agency: agency.profile.name,
      office: point,
      near: point ? nearPlaces(known, point, language).filter(({ km }) => km < MAX_KM) : [],
    }),
  }
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(WORDS)
  return (
    <>
      <Banner
        photo={waterfrontTowerExteriorDusk}
        position="50% 92%"
        crumbs={[{ label: words.contactUs, path: urls.contact }]}
        title={words.contactUs}
      />
      <div className="wrap grid-12 items-start gap-y-12 pt-[clamp(2.5rem,5vw,5rem)] pb-section">
        <section
          id="message"
          aria-labelledby="write-a-message"
          className="col-span-full lg:col-[1/8]"
        >
          <h2 id="write-a-message" className="mb-7 font-display text-title-1">
            {words.write}
          </h2>
          <EnquiryForm
            kind="contact"
            labelledBy="write-a-message"
            fields={fields(words)}
            result={actionData}
            submit={words.submit}
            className="sm:[&_[type=submit]]:min-w-44"
          />
        </section>
        <ContactDetails className="col-span-full lg:col-[9/13]" />
      </div>
      <FindUs {...loaderData} />
    </>
  )
}
