import { FormattedText } from '#app/ui/formatted-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SaveButton } from '#app/ui/save-button.tsx'
import * as urls from '#app/urls.ts'
import type { PermitAndAgentFields } from '#domain/properties/permits/permit-facts.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

import { CostPanel, type CostView } from './cost/cost-panel.tsx'
import { DetailsSection } from './details-section.tsx'
import { PropertyFacts } from './facts.tsx'
import { PermitFacts } from './permit-facts.tsx'
import type { PropertyView } from './property-view.ts'
import { ResidencyBadge, ResidencyPanel } from './residency.tsx'

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
      {property.nearby.length > 0 && <Nearby places={property.nearby} />}
      {cost && <CostPanel {...cost} />}
      {rules.length > 0 && <ResidencyPanel rules={rules} />}
      <PermitFacts listing={listing} />
    </>
  )
}

function Nearby({ places }: { places: readonly string[] }) {
  return (
    <DetailsSection headingId="nearby" title="What is nearby">
      <ul className="grid gap-x-gutter border-b border-line sm:grid-cols-2">
        {[...new Set(places)].map((place) => (
          <li key={place} className="flex min-h-13 items-center gap-3 border-t border-line">
            <Icon name="pin" className="flex-none text-brass-deep" />
            {place}
          </li>
        ))}
      </ul>
    </DetailsSection>
  )
}
