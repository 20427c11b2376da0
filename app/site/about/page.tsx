import { useId } from 'react'

import { agencyFrom } from '#app/agency.tsx'
import desertVillaExteriorGolden from '#app/site/photos/desert-villa-exterior-golden.json' with { type: 'json' }
import penthouseLoungeDusk from '#app/site/photos/penthouse-lounge-dusk.json' with { type: 'json' }
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { appContext } from '#app/context.ts'
import { toAgentView } from '#app/site/agents/agent-view.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as users from '#domain/team/users.server.ts'

import type { Route } from './+types/page.ts'
import { Person } from './person.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us',
    description: `What ${agencyFrom(matches).name} is for, how we work, and the people who answer for it: clear prices, measured floor areas and one point of contact in Dubai.`,
    path: urls.about,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { profile, about } = await app.agency.current()
  const people = await users.listShown(app)
  const photos = await photoStore.describe(
    app,
    people.map(({ photo }) => photo),
  )
  return { about, team: people.map((person) => toAgentView(person, photos, profile)) }
}

export default function AboutPage({ loaderData: { about, team } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        photo={desertVillaExteriorGolden}
        position="50% 42%"
        crumbs={[{ label: 'About Us', path: urls.about }]}
        title="About Us"
      />
      <div className="wrap pt-subsection">
        <Value title="Our Vision" {...about.vision} />
        <Value title="Our Mission" {...about.mission} />
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
      {team.length > 0 ? (
        <section aria-labelledby="team" className="wrap py-section">
          <h2 id="team" className="mb-heading font-display text-display-2">
            Our Team
          </h2>
          <div className="grid gap-x-gutter gap-y-12 xl:grid-cols-2">
            {team.map((person, index) => (
              <Person key={person.id} person={person} isDark={index % 2 === 0} />
            ))}
          </div>
        </section>
      ) : (
        <div className="pb-section" />
      )}
    </>
  )
}

/** One of the agency's values: title, claim in large type, and explanation. */
function Value({ title, claim, text }: { title: string; claim: string; text: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid-12 items-start gap-y-5 border-t border-line-strong py-[clamp(2.5rem,5vw,5rem)] first:border-0 first:pt-0"
    >
      <h2 id={id} className="col-span-full pt-[0.25em] font-display text-title-2 lg:col-[1/5]">
        {title}
      </h2>
      <div className="col-span-full lg:col-[6/13]">
        <p className="font-display text-title-1 leading-[1.25] tracking-[-0.014em]">{claim}</p>
        <p className="mt-5 max-w-[38rem] text-ink-soft">{text}</p>
      </div>
    </section>
  )
}
