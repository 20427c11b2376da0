import { desertVillaExteriorGolden } from '#app/site/photos/desert-villa-exterior-golden.ts'
import { penthouseLoungeDusk } from '#app/site/photos/penthouse-lounge-dusk.ts'
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner, HOME } from '#app/ui/banner.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { team } from '#agency/team.ts'

import type { Route } from './+types/page.ts'
import { Value } from './value.tsx'
import { Person } from './person.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us',
    description:
      'What Ghaf & Harbour is for, how we work, and the two people who answer for it: clear prices, measured floor areas and one point of contact in Dubai.',
    path: urls.about,
  })

export default function AboutPage() {
  return (
    <>
      <Banner
        photo={desertVillaExteriorGolden}
        position="50% 42%"
        crumbs={[HOME, { label: 'About Us', path: urls.about }]}
        title="About Us"
      />
      <div className="wrap pt-subsection">
        <Value
          title="Our Vision"
          claim="A city where buying a home is as calm as living in a good one: clear prices, honest drawings, and nobody hurrying you to sign."
        >
          Dubai builds quickly. We think its agents should do the opposite, and that a buyer who
          understands a building will stay in it longer.
        </Value>
        <Value
          title="Our Mission"
          claim="To know every street we sell on, publish what we know, and stand beside each client until the title deed is in their hand."
        >
          That means measured floor areas, three years of service charges, the orientation of each
          room, and a written note of what we would fix first.
        </Value>
      </div>
      <div className="wrap">
        <Picture
          photo={penthouseLoungeDusk}
          alt="Living room opening to a terrace, with the city at dusk"
          sizes="min(92vw, 82rem)"
          position="50% 64%"
          className="aspect-[16/7.5]"
        />
      </div>
      <section aria-labelledby="team" className="wrap py-section">
        <h2 id="team" className="mb-heading font-display text-display-2">
          Our Team
        </h2>
        <div className="grid gap-x-gutter gap-y-12 xl:grid-cols-2">
          {team.map((person, index) => (
            <Person
              key={person.email}
              person={person}
              background={index % 2 === 0 ? 'ink' : 'sand'}
            />
          ))}
        </div>
      </section>
    </>
  )
}
