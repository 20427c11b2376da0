import type { FocusEvent, MouseEvent } from 'react'

import { appContext } from '#app/context.ts'
import { shareImage } from '#app/brochures/address.ts'
import { absoluteUrl } from '#app/seo/address.ts'
import { breadcrumbs } from '#app/seo/breadcrumbs.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { listingSummary } from '#app/seo/listing-summary.ts'
import { DESCRIPTION_LENGTH, pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { realEstateListing } from '#app/seo/real-estate-listing.ts'
import { takeEnquiry } from '#app/site/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/layout.tsx'
import { orNotFound, readId } from '#app/site/page-problem.ts'
import { sharePage } from '#app/site/share-page.ts'
import { Breadcrumb } from '#app/ui/banner.tsx'
import { ENQUIRY_MESSAGES } from '#app/ui/enquiry-result.ts'
import { Icon } from '#app/ui/icon.tsx'
import { keptIsland } from '#app/islands/kept-island.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { tour } from '#domain/enquiries/enquiry.ts'
import { id as number } from '#domain/fields.ts'
import * as media from '#domain/photos/photos.server.ts'
import * as entries from '#domain/properties/property-summaries.server.ts'
import * as inventory from '#domain/search/current-index.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import { OPENING_IN_WORDS, TIMES } from '#domain/enquiries/tours/tour-hours.ts'

import type { Route } from './+types/page.ts'
import { shownCost } from './cost/cost-view.ts'
import { FloorPlans } from './floor-plans.tsx'
import { Gallery } from './gallery.tsx'
import { Others } from './other-properties.tsx'
import { RecentlySeen } from './recently-viewed-section.tsx'
import { rulesFor } from './residency/rules-for.ts'
import { shownProperty } from './property-view.ts'
import { Tour } from './tour.tsx'

const OTHERS_PER_PAGE = 4

const Told = keptIsland(async () => (await import('./details.tsx')).Told)

// The arithmetic comes when somebody turns to it.
function bringCostToLife({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement)
    void import('./cost/live-cost.ts').then((live) => live.bringToLife(currentTarget))
}

function shareIfAsked({ target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('[data-share]')) void sharePage()
}

export const handle: SiteHandle = { enquire: '#tour', share: true }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { property, summary, image } = loaderData
  return pageMeta(matches, {
    title: titleOf(property),
    description: summary,
    path: absoluteUrl.property(property.id),
    image: { ...image, alt: titleOf(property) },
  })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const id = readId(params.id)
  const property = await orNotFound(properties.find(app, id))
  const { searchParams } = new URL(request.url)
  const [page, before, after] = ['others', 'before', 'after'].map(
    (name) => number.safeParse(searchParams.get(name)).data,
  )
  const { summaries: others, ...paged } = await entries.others(app, id, {
    page: page ?? 1,
    perPage: OTHERS_PER_PAGE,
    total: (await inventory.current(app)).count,
    before,
    after,
  })
  return {
    property,
    summary: listingSummary(property, DESCRIPTION_LENGTH),
    image: shareImage.listing(property),
    cost: shownCost(property, searchParams),
    rules: rulesFor(property),
    photos: await media.describe(app, [...property.photos, ...property.floor_photos.flat()]),
    hours: { times: TIMES, words: OPENING_IN_WORDS },
    others: { ...paged, properties: await entries.withPhotos(app, others) },
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return takeEnquiry(context, request, {
    schema: tour,
    messages: ENQUIRY_MESSAGES,
    enquiry: (values) => ({ kind: 'tour', ...values }),
  })
}

export default function PropertyPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const property = shownProperty(loaderData.property, loaderData.photos)
  const base = publicUrlFrom(matches)
  const { cost, rules } = loaderData
  return (
    <>
      <JsonLd of={import.meta.env.SSR && realEstateListing(base, loaderData.property)} />
      <JsonLd
        of={
          import.meta.env.SSR &&
          breadcrumbs(base, [
            { name: 'Properties', path: absoluteUrl.properties },
            { name: property.title, path: absoluteUrl.property(property.id) },
          ])
        }
      />
      <div className="wrap flex items-center justify-between gap-4 pt-5 pb-4.5">
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Properties', to: '/properties' },
            { label: property.title },
          ]}
        />
        <TextLink to="/properties" arrow={false} className="flex-none max-md:hidden print:hidden">
          <Icon of="arrow-left" className="me-2 inline rtl:-scale-x-100" />
          All properties
        </TextLink>
      </div>
      {/* One property after another is another gallery, another form: nothing is carried over. */}
      <Gallery key={`gallery ${property.id}`} photos={property.photos} title={property.title} />
      <div className="wrap grid-12 items-start gap-y-12 pt-[clamp(2rem,4vw,3.5rem)] pb-section">
        <article className="col-span-full lg:col-span-7">
          <Told
            key={`told ${property.id}`}
            of={{ property, listing: loaderData.property, cost, rules }}
            box={{ onFocus: bringCostToLife, onClick: shareIfAsked }}
          />
        </article>
        <Tour
          key={`tour ${property.id}`}
          property={property}
          hours={loaderData.hours}
          answer={actionData}
        />
      </div>
      {property.floors.length > 0 && (
        <FloorPlans key={`floors ${property.id}`} floors={property.floors} />
      )}
      <Others {...loaderData.others} />
      <RecentlySeen
        home={{
          id: property.id,
          title: property.title,
          location: property.location,
          photo: property.photos[0]?.name ?? null,
        }}
      />
    </>
  )
}
