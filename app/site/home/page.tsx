import { agencyFrom, useAgency } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
import { languageFrom } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { realEstateAgent } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { arabicCount } from '#domain/arabic-count.ts'
import { inLanguage, languageOf, pathIn, type Language } from '#domain/language.ts'
import { inWords } from '#domain/number-words.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

import type { Route } from './+types/page.ts'
import { Hero } from './hero.tsx'
import { ListYourProperty } from './list-your-property.tsx'
import { Blog, Partners, Properties } from './carousels.tsx'
import { WORDS } from './words.ts'

const MAX_PROPERTIES = 9
const MAX_POSTS = 5

const Story = staticIsland(async () => (await import('./story.tsx')).Story)
const Brochure = staticIsland(async () => (await import('./brochure.tsx')).Brochure)
const Companies = staticIsland(async () => (await import('./companies.tsx')).Companies)

export const meta: Route.MetaFunction = ({ matches }) => {
  const { name, description } = agencyFrom(matches)
  return pageMeta(matches, {
    title: WORDS[languageFrom(matches)].title(name),
    description,
    path: urls.home,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = languageOf(new URL(request.url).pathname)
  const [newestProperties, newestPosts, categories, locations, uploadedBrochure, neighbourhoods] =
    await Promise.all([
      summaries.newest(app, MAX_PROPERTIES),
      posts.list(app, { limit: MAX_POSTS }),
      taxonomy.choices(app, 'categories', language),
      taxonomy.choices(app, 'locations', language),
      brochures.findCurrent(app, language),
      summaries.countLocations(app),
    ])
  const { profile, home, partners, companies } = inLanguage(language, await app.agency.current())
  const { hero, ...story } = home
  const properties = inLanguage(language, await summaries.withPhotos(app, newestProperties))
  const shownPosts = await toPostSummaries(app, inLanguage(language, newestPosts), 'home carousel')
  return {
    hero,
    story: islandData(request, story),
    strapline: profile.strapline,
    ...partners,
    companies: companies.companies.length > 0 ? islandData(request, companies) : undefined,
    properties: properties.map((property) => ({
      id: property.id,
      card: islandData(request, { property }),
    })),
    posts: shownPosts.map((post) => ({ id: post.id, card: islandData(request, { post }) })),
    categories,
    locations,
    neighbourhoods: COUNT_NEIGHBOURHOODS[language](neighbourhoods),
    // Without an uploaded brochure, the generated one; it needs at least one property.
    brochure:
      uploadedBrochure?.url ??
      (newestProperties.length > 0 ? pathIn(language, urls.companyBrochure) : undefined),
  }
}

/** `Twenty-five neighbourhoods`; empty without any. */
const COUNT_NEIGHBOURHOODS: Record<Language, (count: number) => string> = {
  en: (count) => {
    if (count === 0) return ''
    const words = inWords(count)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${count === 1 ? 'neighbourhood' : 'neighbourhoods'}`
  },
  ar: (count) =>
    arabicCount(count, {
      zero: '',
      one: 'منطقة واحدة',
      two: 'منطقتان',
      few: 'مناطق',
      many: 'منطقة',
      other: 'منطقة',
    }),
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'listing')
}

export default function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { categories, locations, neighbourhoods, brochure, companies } = loaderData
  const agency = useAgency()
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          realEstateAgent(publicUrlFrom(matches), agency, languageFrom(matches))
        }
      />
      <Hero
        texts={loaderData.hero}
        categories={categories}
        locations={locations}
        neighbourhoods={neighbourhoods}
      />
      <Properties properties={loaderData.properties} />
      <Story data={loaderData.story} />
      <ListYourProperty result={actionData} />
      <Blog posts={loaderData.posts} />
      {brochure && <Brochure url={brochure} strapline={loaderData.strapline} />}
      <Partners partners={loaderData.partners} />
      {companies && <Companies data={companies} />}
    </>
  )
}
