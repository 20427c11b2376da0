import { site } from '@/content/agency'
import { newest, shelves } from '@/content/listings'
import { brochureUrl, latest } from '@/content/posts'
import { Frame } from '@/frame/frame'
import { BASE, JsonLd } from '@/ui/json-ld'
import { pageMeta } from '@/ui/page-meta'

import { About } from './about'
import { Blog } from './blog'
import { Brochure } from './brochure'
import { Companies } from './companies'
import { Hero } from './hero'
import { ListYourProperty } from './list-your-property'
import { Partners } from './partners'
import { Properties } from './properties'
import { Reasons } from './reasons'
import { Services } from './services'

const PROPERTIES = 9
const POSTS = 5

export const homeMeta = pageMeta({
  title: `${site.name}: homes, offices and investment property in Dubai`,
  description: site.description,
  path: '/',
})

export function HomePage() {
  const properties = newest(PROPERTIES)
  // Our own, where none was uploaded and there is a home to show in it.
  const brochure = brochureUrl() ?? (properties.length > 0 ? '/brochure.pdf' : undefined)
  return (
    <Frame section="/" enquire="#listing">
      <JsonLd of={agency()} />
      <Hero {...shelves()} />
      <Properties properties={properties} />
      <Services />
      <About />
      <Reasons />
      <ListYourProperty />
      <Blog posts={latest(POSTS)} />
      {brochure && <Brochure url={brochure} />}
      <Partners />
      <Companies />
    </Frame>
  )
}

function agency() {
  const [office, building] = site.address
  return {
    '@type': 'RealEstateAgent',
    '@id': `${BASE}/#agency`,
    name: site.name,
    description: site.description,
    url: `${BASE}/`,
    logo: `${BASE}/icon-512.png`,
    image: `${BASE}/share.jpg`,
    telephone: site.phones[0]?.label,
    email: site.emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office}, ${building}`,
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    },
    areaServed: { '@type': 'City', name: 'Dubai' },
    sameAs: site.socials.map(({ href }) => href),
  }
}
