import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'

import { find, others } from '@/content/listings'
import type { Terms } from '@/content/true-cost'
import { Frame } from '@/frame/frame'
import { Breadcrumb } from '@/ui/banner'
import { Icon } from '@/ui/icon'
import { breadcrumbs, JsonLd } from '@/ui/json-ld'
import { pageMeta } from '@/ui/page-meta'
import { TextLink } from '@/ui/text-link'

import { BrochureLink } from './brochure-link'
import { CostPanel } from './cost/cost-panel'
import { Description } from './description'
import { Facts } from './facts'
import { FloorPlans } from './floor-plans'
import { Gallery } from './gallery'
import { listingSummary } from './listing-summary'
import { Nearby } from './nearby'
import { Others } from './others'
import { PermitFacts } from './permit-facts'
import { realEstateListing } from './real-estate-listing'
import { ResidencyBadge } from './residency/residency-badge'
import { ResidencyPanel } from './residency/residency-panel'
import { rulesFor } from './residency/rules-for'
import { shownProperty, type ShownProperty } from './shown-property'
import { Tour } from './tour'

const OTHERS_PER_PAGE = 4
const DESCRIPTION_LENGTH = 160

export function detailMeta(id: number): Metadata {
  const property = known(id)
  const version = Date.parse(property.updated_at).toString(36)
  return pageMeta({
    title: property.title,
    description: listingSummary(property, DESCRIPTION_LENGTH),
    path: `/properties2/${id}`,
    image: {
      url: `/properties2/${id}/share.jpg?v=${version}`,
      width: 1200,
      height: 630,
      alt: property.title,
    },
  })
}

export function DetailPage({ id, page, terms }: { id: number; page: number; terms: Terms }) {
  const property = known(id)
  const rules = rulesFor(property)
  return (
    <Frame section="/properties" enquire="#tour" share>
      <JsonLd of={realEstateListing(property, DESCRIPTION_LENGTH)} />
      <JsonLd
        of={breadcrumbs(
          { name: 'Properties', path: '/properties' },
          { name: property.title, path: `/properties2/${id}` },
        )}
      />
      <div className="wrap flex items-center justify-between gap-4 pt-5 pb-4.5">
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Properties', to: '/properties' },
            { label: property.title },
          ]}
        />
        <TextLink href="/properties" arrow={false} className="flex-none max-md:hidden print:hidden">
          <Icon of="arrow-left" className="me-2 inline rtl:-scale-x-100" />
          All properties
        </TextLink>
      </div>
      <Gallery photos={property.photos} title={property.title} />
      <div className="wrap grid-12 items-start gap-y-12 pt-[clamp(2rem,4vw,3.5rem)] pb-section">
        <article className="col-span-full lg:col-span-7">
          <Facts property={property} />
          <BrochureLink id={id} title={property.title} />
          {rules.length > 0 && <ResidencyBadge rules={rules} />}
          <Description text={property.description} />
          <Nearby places={property.places} />
          <Cost property={property} terms={terms} />
          {rules.length > 0 && <ResidencyPanel rules={rules} />}
          <PermitFacts listing={property} />
        </article>
        <Tour property={property} />
      </div>
      {property.floors.length > 0 && <FloorPlans floors={property.floors} />}
      <Others {...others(id, { page, perPage: OTHERS_PER_PAGE })} />
    </Frame>
  )
}

/** Read once, for what stands in the head and for the page. */
const known = cache((id: number): ShownProperty => shownProperty(find(id) ?? notFound()))

/** Of a sale in dirhams that has a price. */
function Cost({ property, terms }: { property: ShownProperty; terms: Terms }) {
  const { amount, currency, kind } = property
  if (amount === null || currency !== 'AED' || kind === 'rent') return null
  return <CostPanel price={amount} terms={terms} />
}
