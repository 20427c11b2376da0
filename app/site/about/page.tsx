import { agencyFrom } from '#app/agency.tsx'
import desertVillaExteriorGolden from '#app/site/photos/desert-villa-exterior-golden.json' with { type: 'json' }
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner } from '#app/ui/banner.tsx'
import { appContext } from '#app/context.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { toAgentView } from '#app/site/agents/agent-view.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as users from '#domain/team/users.server.ts'

import type { Route } from './+types/page.ts'

const AboutContents = staticIsland(async () => (await import('./about-contents.tsx')).AboutContents)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us',
    description: `What ${agencyFrom(matches).name} is for, how we work, and the people who answer for it: clear prices, measured floor areas and one point of contact in Dubai.`,
    path: urls.about,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { profile, about } = await app.agency.current()
  const people = await users.listShown(app)
  const photos = await photoStore.describe(
    app,
    people.map(({ photo }) => photo),
  )
  const team = people.map((person) => toAgentView(person, photos, profile))
  return { contents: islandData(request, { about, team }) }
}

export default function AboutPage({ loaderData: { contents } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        photo={desertVillaExteriorGolden}
        position="50% 42%"
        crumbs={[{ label: 'About Us', path: urls.about }]}
        title="About Us"
      />
      <AboutContents data={contents} />
    </>
  )
}
