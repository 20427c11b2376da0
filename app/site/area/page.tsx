import { redirect } from 'react-router'

import { appContext } from '#app/context.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { useWords } from '#app/language.tsx'
import { DESCRIPTION_LENGTH, pageMeta } from '#app/seo/page-meta.ts'
import { toAreaLink } from '#app/site/areas/area-link.ts'
import { WORDS } from '#app/site/areas/words.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { orNotFound } from '#app/site/page-problem.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { shortPrice } from '#app/ui/short-price.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { App } from '#domain/app.ts'
import * as areas from '#domain/areas/areas.server.ts'
import { teaser } from '#domain/formatted-text.ts'
import { nearPlaces } from '#domain/geo/near-places.ts'
import { inLanguage, languageOf, type Language } from '#domain/language.ts'
import { areaSlug } from '#domain/places/area-slug.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'

import type { Route } from './+types/page.ts'

const MAX_HOMES = 12

const AreaIntro = staticIsland(async () => (await import('./area-intro.tsx')).AreaIntro)
const AreaSurroundings = staticIsland(
  async () => (await import('./area-surroundings.tsx')).AreaSurroundings,
)
const SquareCards = staticIsland(async () => (await import('#app/ui/square-cards.tsx')).SquareCards)

export const handle: SiteHandle = { enquire: urls.writeMessage }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.meta) : []

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const words = WORDS[language]
  const { area, nearby } = await orNotFound(areas.find(app, params.slug))
  const path = urls.area(area)
  if (params.slug !== areaSlug(area)) throw redirect(path, 301)
  const { id, count, point } = area
  const { name, about } = inLanguage(language, area)
  const medians = await areas.medians(app, id)
  const homes = await summaries.ofLocation(app, id, MAX_HOMES)
  const search = new URLSearchParams({ selectedLocation: area.name })
  return {
    area: { id, name, count },
    path,
    listPath: `${urls.properties}?${search}`,
    meta: {
      title: words.homesIn(name),
      description: teaser(about || factsOf(name, count, medians, language), DESCRIPTION_LENGTH),
      path,
    },
    intro: islandData(request, { about, count, medians }),
    homes: islandData(request, {
      properties: inLanguage(language, await summaries.withPhotos(app, homes)),
    }),
    surroundings: islandData(request, {
      name,
      point,
      near: point ? await placesNear(app, point, language) : [],
      nearby: nearby.map((other) => ({ ...toAreaLink(other, language), km: other.km })),
    }),
  }
}

async function placesNear(
  { agency }: Pick<App, 'agency'>,
  point: NonNullable<areas.Area['point']>,
  language: Language,
) {
  const { near } = await agency.current()
  return nearPlaces(near.places, point, language)
}

type Medians = Awaited<ReturnType<typeof areas.medians>>

/** What search engines show where the owner has written nothing. */
function factsOf(name: string, count: number, medians: Medians, language: Language): string {
  const words = WORDS[language]
  const prices = medians.map(({ offer, aed, count }) => {
    const price = shortPrice({ aed, rent_period: offer === 'rent' ? 'year' : '' }, language)
    return `${words.medians[offer]}: ${price} (${words.ofHomes[offer](count)}).`
  })
  return [words.about(name, count), ...prices].join(' ')
}

/** A community: what the owner says of it, its homes and prices, and what is around it. */
export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { area, path, listPath, intro, homes, surroundings } = loaderData
  const words = useWords(WORDS)
  return (
    <>
      <PageHead
        crumbs={[
          { label: words.areas, to: urls.areas },
          { label: area.name, path },
        ]}
        title={area.name}
      />
      <AreaIntro key={`intro ${area.id}`} data={intro} />
      {area.count > 0 && (
        <section aria-labelledby="homes-title" className="wrap pb-section print:hidden">
          <h2 id="homes-title" className="mb-heading font-display text-display-2">
            {words.homesHere}
          </h2>
          <SquareCards key={`homes ${area.id}`} data={homes} />
          <p className="mt-8">
            <TextLink to={listPath}>
              {area.count > MAX_HOMES ? words.allHomes(area.count) : words.searchHomes}
            </TextLink>
          </p>
        </section>
      )}
      <AreaSurroundings key={`around ${area.id}`} data={surroundings} />
    </>
  )
}
