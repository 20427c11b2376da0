import type { AdvertisedListing } from '#domain/properties/permits/permit-facts.ts'
import type { ResidencyRule } from '#domain/properties/residency/residency.ts'

import { BrochureLink } from './brochure-link.tsx'
import { CostPanel } from './cost/cost-panel.tsx'
import type { ShownCost } from './cost/cost-view.ts'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { Nearby } from './nearby.tsx'
import { PermitFacts } from './permit-facts.tsx'
import { ResidencyBadge } from './residency/residency-badge.tsx'
import { ResidencyPanel } from './residency/residency-panel.tsx'
import type { ShownProperty } from './property-view.ts'

/** What is told of a property and needs no code in the browser. */
export function Told({
  property,
  listing,
  cost,
  rules,
}: {
  property: ShownProperty
  listing: AdvertisedListing & { properties_description: string }
  cost: ShownCost | null
  rules: readonly ResidencyRule[]
}) {
  return (
    <>
      <Facts property={property} />
      <BrochureLink id={property.id} title={property.title} />
      {rules.length > 0 && <ResidencyBadge rules={rules} />}
      <Description text={listing.properties_description} />
      <Nearby places={property.nearby} />
      {cost && <CostPanel {...cost} />}
      {rules.length > 0 && <ResidencyPanel rules={rules} />}
      <PermitFacts listing={listing} />
    </>
  )
}
