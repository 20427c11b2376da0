import { ContentText, useEnglishMark, useLanguage, useWords } from '#app/language.tsx'
import type { AgentView } from '#app/site/agents/agent-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { formatNumber } from '#app/ui/format.ts'
import { furtherFacts } from '#domain/properties/further-facts.ts'
import type { Property } from '#domain/properties/property.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'
import type { Fees, Residency } from '#domain/agency/sections/money.ts'

import { Agent } from './agent.tsx'
import { PropertyActions } from './actions.tsx'
import { CostPanel, type CostView } from './cost/cost-panel.tsx'
import { RentalPanel } from './cost/rental-panel.tsx'
import { Description } from './description.tsx'
import { DetailsSection } from './details-section.tsx'
import { WORDS } from './details-words.ts'
import { PropertyFacts } from './facts.tsx'
import { FloorPlans } from './floor-plans.tsx'
import { PermitFacts } from './permit-facts.tsx'
import type { PropertyView } from './property-view.ts'
import type { WhereView } from './where-view.server.ts'
import { Where } from './where.tsx'

interface PropertyDetailsProps {
  property: PropertyView
  listing: Property
  agent: AgentView | null
  cost: CostView | null
  residency: Residency
  fees: Fees
  where: WhereView | null
  /** `Sold in October 2026`, in place of the price. */
  closed?: string | null | undefined
}

/** Everything about a property that needs no code in the browser. */
export function PropertyDetails(props: PropertyDetailsProps) {
  const { property, listing, agent, cost, residency, fees, where, closed } = props
  const { rules } = residency
  return (
    <>
      <PropertyFacts property={property} closed={closed} />
      <PropertyActions
        id={property.id}
        title={property.title}
        hasBrochure={listing.hidden_at === null}
      />
      {rules.length > 0 && <ResidencyBadge rules={rules} />}
      {listing.properties_description.trim() !== '' && (
        <Description text={listing.properties_description} />
      )}
      {property.floors.length > 0 && <FloorPlans floors={property.floors} />}
      {where && <Where where={where} title={property.title} location={property.location} />}
      {property.nearby.length > 0 && <Nearby places={[...new Set(property.nearby)]} />}
      <FurtherFacts listing={listing} />
      {cost && <CostPanel {...cost} />}
      {!closed && <RentalPanel property={listing} fees={fees} />}
      <div className="grid-12 items-start">
        {rules.length > 0 && <ResidencyPanel {...residency} />}
        <PermitFacts listing={listing} isBeside={rules.length > 0} />
      </div>
      {agent && <Agent agent={agent} />}
    </>
  )
}

/** Building, amenities, off-plan facts and the video. */
function FurtherFacts({ listing }: { listing: Property }) {
  const words = useWords(WORDS)
  const { furnished } = listing
  const facts = furtherFacts(listing)
  if (facts.length === 0 && !listing.video_url) return null
  return (
    <DetailsSection headingId="further-facts" title={words.further}>
      <dl className="border-b border-line text-small">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(8rem,1fr)_2fr] gap-x-5 border-t border-line py-3"
          >
            <dt className="text-ink-soft">{words.facts[name]}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>
                <ContentText
                  text={name === 'Furnished' && furnished ? words.furnished[furnished] : value}
                />
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {listing.video_url && (
        <p className="mt-2 print:hidden">
          <a
            href={listing.video_url}
            rel="noopener nofollow"
            className="inline-flex min-h-target items-center text-small quiet-link"
          >
            {words.video}
          </a>
        </p>
      )}
    </DetailsSection>
  )
}

function Nearby({ places }: { places: readonly string[] }) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <DetailsSection headingId="nearby" title={words.nearby}>
      <ul className="grid gap-x-gutter border-b border-line text-small sm:grid-cols-2">
        {places.map((place) => (
          <li key={place} className="flex min-h-12 items-center gap-3 border-t border-line">
            <Icon name="pin" className="flex-none text-brass-deep" />
            <span dir="auto" {...englishMark(place)} className="min-w-0">
              {place}
            </span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  )
}

/** The residence permits in one line, with a link to the details below. */
function ResidencyBadge({ rules }: { rules: readonly ResidencyRule[] }) {
  const words = useWords(WORDS)
  return (
    <p className="mt-3 border-s-2 border-brass-deep ps-3.5 text-small text-ink-soft">
      <strong className="font-strong text-ink">
        <ContentText text={rules.map(({ name }) => name).join(' · ')} />
      </strong>{' '}
      <a href="#residency" className="link-target quiet-link decoration-1 print:hidden">
        {words.mayBeOpen}
      </a>
    </p>
  )
}

/** The conditions of each residence permit, and a disclaimer. */
function ResidencyPanel({ rules, asOf, source }: Residency) {
  const language = useLanguage()
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  return (
    <section
      id="residency"
      aria-labelledby="what-it-opens"
      className="col-span-full mt-[clamp(2.25rem,4vw,3.5rem)] xl:col-span-6"
    >
      <h2 id="what-it-opens" className="mb-4 font-display text-title-2">
        {words.residency}
      </h2>
      <ul className="border-b border-line-strong">
        {rules.map(({ id, name, threshold, conditions }) => (
          <li key={id} className="border-t border-line py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-strong">
                <ContentText text={name} />
              </strong>
              <span className="text-small text-ink-soft numerals">
                {words.from(formatNumber(threshold))}
              </span>
            </p>
            <p {...englishMark(conditions)} className="mt-1 max-w-measure text-small text-ink-soft">
              {conditions}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        {words.asOf(formatDay(asOf, language))} <ContentText text={source} />. {words.noAdvice}
      </p>
    </section>
  )
}
