import { PHOTOS } from '@/content/agency'
import { found, shelves } from '@/content/listings'
import type { Search } from '@/content/search'
import { Frame } from '@/frame/frame'
import { Banner } from '@/ui/banner'
import { breadcrumbs, JsonLd } from '@/ui/json-ld'
import { pageMeta } from '@/ui/page-meta'

import { Filters } from './filters'
import { Results } from './results'

const STEP = 30

const LINKS = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
]

export const listMeta = pageMeta({
  title: 'Properties for sale in Dubai',
  description:
    'Apartments, villas, townhouses, offices and shops for sale in Dubai, each with its price, its area and what is nearby. Search by title, location or category.',
  path: '/properties',
})

export function ListPage({ search }: { search: Search }) {
  const { properties, count } = found(search, STEP)
  return (
    <Frame section="/properties" enquire="/contact-us">
      <JsonLd of={breadcrumbs({ name: 'Properties', path: '/properties' })} />
      <Banner
        photo={PHOTOS['villa-pool-exterior-dusk']}
        position="50% 48%"
        crumbs={LINKS}
        crumbsLabel="Page links"
        title="Properties"
      />
      <Results
        search={search}
        properties={properties}
        count={count}
        filters={<Filters {...{ search, ...shelves() }} />}
      />
    </Frame>
  )
}
