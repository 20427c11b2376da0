import { agencyFrom } from '#app/agency.tsx'
import { languageFrom, useWords } from '#app/language.tsx'
import desertVillaExteriorGolden from '#app/site/photos/desert-villa-exterior-golden.json' with { type: 'json' }
import * as urls from '#app/urls.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Banner } from '#app/ui/banner.tsx'
import { appContext } from '#app/context.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { toAgentView } from '#app/site/agents/agent-view.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as users from '#domain/team/users.server.ts'

import type { Route } from './+types/page.ts'
import { WORDS } from './words.ts'

const AboutContents = staticIsland(async () => (await import('./about-contents.tsx')).AboutContents)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: WORDS[languageFrom(matches)].aboutUs,
    description: WORDS[languageFrom(matches)].description(agencyFrom(matches).name),
    path: urls.about,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const { profile, about } = inLanguage(language, await app.agency.current())
  const people = inLanguage(language, await users.listShown(app))
  const photos = await photoStore.describe(
    app,
    people.map(({ photo }) => photo),
  )
  const team = people.map((person) => toAgentView(person, photos, profile))
  return { contents: islandData(request, { about, team }) }
}

export default function AboutPage({ loaderData: { contents } }: Route.ComponentProps) {
  const { aboutUs } = useWords(WORDS)
  return (
    <>
      <Banner
        photo={desertVillaExteriorGolden}
        position="50% 42%"
        crumbs={[{ label: aboutUs, path: urls.about }]}
        title={aboutUs}
      />
      <AboutContents data={contents} />
    </>
  )
}
