import { FormattedText } from '#app/ui/formatted-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SaveButton } from '#app/ui/save-button.tsx'
import * as urls from '#app/urls.ts'
import { formatDay, formatNumber } from '#app/ui/format.ts'
import type { PermitAndAgentFields } from '#domain/properties/permits/permit-facts.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'
import { residency } from '#agency/residency.ts'

import { CostPanel, type CostView } from './cost/cost-panel.tsx'
import { DetailsSection } from './details-section.tsx'
import { PropertyFacts } from './facts.tsx'
import { PermitFacts } from './permit-facts.tsx'
import type { PropertyView } from './property-view.ts'

interface PropertyDetailsProps {
  property: PropertyView
  listing: PermitAndAgentFields & { properties_description: string }
  cost: CostView | null
  rules: readonly ResidencyRule[]
}

/** Everything about a property that needs no code in the browser. */
export function PropertyDetails({ property, listing, cost, rules }: PropertyDetailsProps) {
  return (
    <>
      <PropertyFacts property={property} />
      <p className="mt-3 flex flex-wrap items-center gap-x-8 print:hidden">
        <a href={urls.propertyBrochure(property.id)} download className="action-link">
          <Icon name="download" />
          <span className="underlined">Download brochure</span>
        </a>
        <SaveButton id={property.id} title={property.title} label="Save" />
      </p>
      {rules.length > 0 && <ResidencyBadge rules={rules} />}
      {listing.properties_description.trim() !== '' && (
        <DetailsSection headingId="description" title="Description">
          <FormattedText text={listing.properties_description} />
        </DetailsSection>
      )}
      {property.nearby.length > 0 && (
        <DetailsSection headingId="nearby" title="What is nearby">
          <ul className="grid gap-x-gutter border-b border-line sm:grid-cols-2">
            {[...new Set(property.nearby)].map((place) => (
              <li key={place} className="flex min-h-13 items-center gap-3 border-t border-line">
                <Icon name="pin" className="flex-none text-brass-deep" />
                <span dir="auto" className="min-w-0">
                  {place}
                </span>
              </li>
            ))}
          </ul>
        </DetailsSection>
      )}
      {cost && <CostPanel {...cost} />}
      {rules.length > 0 && <ResidencyPanel rules={rules} />}
      <PermitFacts listing={listing} />
    </>
  )
}

/** The permits in one line, with a link to the details below. */
function ResidencyBadge({ rules }: { rules: readonly ResidencyRule[] }) {
  return (
    <p className="mt-3 border-s-2 border-brass-deep ps-3.5 text-small text-ink-soft">
      <strong className="font-strong text-ink">{rules.map(({ name }) => name).join(' · ')}</strong>{' '}
      <a href="#residency" className="link-target quiet-link decoration-1 print:hidden">
        may be open to a buyer
      </a>
    </p>
  )
}

/** The conditions of each permit, and a disclaimer. */
function ResidencyPanel({ rules }: { rules: readonly ResidencyRule[] }) {
  return (
    <DetailsSection id="residency" headingId="what-it-opens" title="Residency">
      <ul className="border-b border-line-strong">
        {rules.map(({ id, name, threshold, conditions }) => (
          <li key={id} className="border-t border-line py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-strong">{name}</strong>
              <span className="text-small text-ink-soft numerals">
                from AED {formatNumber(threshold)}
              </span>
            </p>
            <p className="mt-1 max-w-measure text-small text-ink-soft">{conditions}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-caption text-ink-mute">
        As of {formatDay(residency.asOf)}. {residency.source}. This is no legal or immigration
        advice: the price of this home reaches the threshold, and the authorities decide on
        everything else.
      </p>
    </DetailsSection>
  )
}
