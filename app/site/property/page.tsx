import { appContext, writerContext } from '#app/context.ts'
import { languageFrom, useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { listingSummary } from '#app/seo/listing-summary.ts'
import { DESCRIPTION_LENGTH, pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { realEstateListing } from '#app/seo/structured-data.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import { contactOf, toAgentView } from '#app/site/agents/agent-view.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { orNotFound, readId } from '#app/site/page-problem.ts'
import { Breadcrumb } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Agency } from '#domain/agency/agency.ts'
import { inLanguage, languageOf, pathIn } from '#domain/language.ts'
import { priceInAed } from '#domain/money.ts'
import { SHARE_IMAGE_SIZE } from '#domain/pdf/page-content.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { propertiesIn } from '#domain/properties/properties-in-language.server.ts'
import { propertyTypeOf } from '#domain/properties/property-type.ts'
import { categoryKind, titleOf, type Property } from '#domain/properties/property.ts'
import { isLandKind } from '#domain/places/category-kinds.ts'
import * as previews from '#domain/properties/previews.server.ts'
import { findSimilar } from '#domain/properties/similar.server.ts'
import { qualifiesFor } from '#domain/properties/residency/residency.ts'
import * as users from '#domain/team/users.server.ts'
import { tourChoices } from '#domain/enquiries/tours/tour-choices.ts'

import type { Route } from './+types/page.ts'
import { toCostView } from './cost/cost-panel.tsx'
import { useDetailsHandlers } from './details-handlers.ts'
import { Gallery } from './gallery.tsx'
import { listingState } from './listing-state.server.ts'
import { loadOthers } from './load-others.server.ts'
import { OtherProperties } from './other-properties.tsx'
import { RecentlyViewed } from './recently-viewed-section.tsx'
import { toPropertyView, type PropertyView } from './property-view.ts'
import { PANEL, TourPanel } from './tour.tsx'
import { WHATSAPP_TEXT } from './whatsapp-text.server.ts'
import { whereView } from './where-view.server.ts'
import { WORDS } from './words.ts'

const MAX_SIMILAR = 4

const PropertyDetails = staticIsland(async () => (await import('./details.tsx')).PropertyDetails)
const ClosedPanel = staticIsland(async () => (await import('./closed-panel.tsx')).ClosedPanel)
const SimilarProperties = staticIsland(
  async () => (await import('./similar-properties.tsx')).SimilarProperties,
)

export const handle: SiteHandle = { enquire: '#tour', share: true }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { property, summary, image, isHidden } = loaderData
  return pageMeta(matches, {
    title: property.title,
    description: summary,
    path: urls.property(property.id),
    ...(isHidden ? { hidden: true } : { image: { ...image, alt: property.title } }),
  })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const agency = inLanguage(language, await app.agency.current())
  const { profile, fees, residency, tourHours } = agency
  const id = readId(params.id)
  const preview = searchParams.get('preview')
  const stored = await orNotFound(
    preview === null
      ? properties.findShown(app, id)
      : // The database that is read may not have the newest previews yet.
        previews.find(context.get(writerContext), id, preview),
  )
  const [property = stored] = await propertiesIn(app, language, [stored])
  const state = listingState(property, language)
  const isOffered = !state?.closed
  const agent = inLanguage(language, await users.agentOf(app, property))
  const title = titleOf(property, WORDS[language].untitled)
  const whatsappText = WHATSAPP_TEXT[language](title, property.reference)
  const similar = inLanguage(language, await findSimilar(app, property, MAX_SIMILAR))
  return {
    property: toPropertyView(
      property,
      await photoStore.describe(app, [...property.photos, ...property.floor_photos.flat()]),
      language,
    ),
    state,
    isPreview: preview !== null,
    isHidden: preview !== null || property.hidden_at !== null,
    summary: listingSummary(property, profile.name, DESCRIPTION_LENGTH, language),
    image: {
      ...SHARE_IMAGE_SIZE,
      path: pathIn(language, urls.shareImage(urls.property(id), property.updated_at)),
    },
    contact: contactOf(agent, profile, whatsappText),
    details: islandData(request, {
      listing: property,
      agent:
        agent &&
        toAgentView(agent, await photoStore.describe(app, [agent.photo]), profile, whatsappText),
      cost: isOffered ? toCostView(fees, property, searchParams, language) : null,
      residency: { ...residency, rules: isOffered ? rulesMetBy(property, agency) : [] },
      fees,
      where: await whereView(app, stored, agency, language),
    }),
    tourChoices: tourChoices(tourHours, app.clock.now(), language),
    similarCount: similar.length,
    similar: islandData(request, { properties: similar }),
    others: await loadOthers(app, id, request),
  }
}

/** The rules of residency that a buyer of this home would meet. */
function rulesMetBy(
  property: Property,
  { residency, exchangeRates }: Pick<Agency, 'residency' | 'exchangeRates'>,
) {
  return qualifiesFor(residency.rules, {
    aed: priceInAed(exchangeRates.aed, property) ?? null,
    propertyType: propertyTypeOf(property),
    isLand: isLandKind(categoryKind(property)),
  })
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'tour')
}

export default function PropertyPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { state, property, details } = loaderData
  const words = useWords(WORDS)
  const listing = details.value?.listing
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          !!listing &&
          realEstateListing(publicUrlFrom(matches), listing, languageFrom(matches))
        }
      />
      <PageTop property={property} />
      {loaderData.isPreview && <p className="wrap bg-sand py-3 text-small">{words.preview}</p>}
      {/* The keys reset all state when the visitor goes from one property to another. */}
      <Gallery key={`gallery ${property.id}`} property={property} mark={state?.mark} />
      <div className="wrap grid-12 items-start gap-y-12 pt-[clamp(2rem,4vw,3.5rem)]">
        <article className="col-span-full lg:col-span-7">
          <PropertyDetails
            key={`details ${property.id}`}
            property={property}
            data={details}
            closed={state?.closed}
            box={useDetailsHandlers(property)}
          />
        </article>
        <SidePanel key={`panel ${property.id}`} {...loaderData} result={actionData} />
      </div>
      {loaderData.similarCount > 0 && (
        <SimilarProperties key={`similar ${property.id}`} data={loaderData.similar} />
      )}
      <OtherProperties key={`others ${property.id}`} {...loaderData.others} />
      <RecentlyViewed
        property={{
          id: property.id,
          title: property.title,
          location: property.location,
          photo: property.photos[0]?.name ?? null,
        }}
      />
    </>
  )
}

function PageTop({ property }: { property: PropertyView }) {
  const words = useWords(WORDS)
  return (
    <div className="wrap flex items-center justify-between gap-4 pt-5 pb-4.5">
      <Breadcrumb
        crumbs={[
          { label: words.properties, to: urls.properties },
          { label: property.title, path: urls.property(property.id) },
        ]}
      />
      <TextLink to={urls.properties} arrow={false} className="flex-none max-md:hidden print:hidden">
        <Icon name="arrow-left" className="me-2 inline rtl:-scale-x-100" />
        {words.allProperties}
      </TextLink>
    </div>
  )
}

interface SidePanelProps extends Pick<
  Route.ComponentProps['loaderData'],
  'property' | 'state' | 'similarCount' | 'tourChoices' | 'contact'
> {
  result: Route.ComponentProps['actionData']
}

/** The tour form, or what is said where the home is sold or rented. */
function SidePanel({ state, similarCount, tourChoices, contact, ...rest }: SidePanelProps) {
  const words = useWords(WORDS)
  if (!state?.closed)
    return (
      <TourPanel
        {...rest}
        {...{ tourChoices, contact }}
        title={state?.isUnderOffer ? words.nextInLine : words.scheduleTour}
      />
    )
  return (
    <aside id="tour" aria-labelledby="closed" className={PANEL}>
      <ClosedPanel title={state.closed} similarCount={similarCount} />
    </aside>
  )
}
