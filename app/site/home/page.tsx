import { agencyFrom, useAgency } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { realEstateAgent } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { receiveEnquiryForm } from '#app/site/enquiry/enquiry-action.ts'
import { toPostSummaries } from '#app/site/post-summaries.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { inWords } from '#domain/number-words.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'

import type { Route } from './+types/page.ts'
import { Brochure } from './brochure.tsx'
import { Hero } from './hero.tsx'
import { ListYourProperty } from './list-your-property.tsx'
import { Blog, Partners, Properties } from './carousels.tsx'

const MAX_PROPERTIES = 9
const MAX_POSTS = 5

const Story = staticIsland(async () => (await import('./story.tsx')).Story)
const Companies = staticIsland(async () => (await import('./companies.tsx')).Companies)

export const meta: Route.MetaFunction = ({ matches }) => {
  const { name, description } = agencyFrom(matches)
  return pageMeta(matches, {
    title: `${name}: homes, offices and investment property in Dubai`,
    description,
    path: urls.home,
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [newestProperties, newestPosts, categories, locations, uploadedBrochure, neighbourhoods] =
    await Promise.all([
      summaries.newest(app, MAX_PROPERTIES),
      posts.list(app, { limit: MAX_POSTS }),
      taxonomy.categories(app),
      taxonomy.locations(app),
      brochures.findCurrent(app, 'en'),
      summaries.countLocations(app),
    ])
  const { profile, home, partners, companies } = await app.agency.current()
  return {
    home,
    strapline: profile.strapline,
    ...partners,
    ...companies,
    properties: await summaries.withPhotos(app, newestProperties),
    posts: await toPostSummaries(app, newestPosts, 'home carousel'),
    categories: categories.map(({ name }) => name),
    locations: locations.map(({ name }) => name),
    neighbourhoods: countNeighbourhoods(neighbourhoods),
    // Without an uploaded brochure, the generated one; it needs at least one property.
    brochure:
      uploadedBrochure?.url ?? (newestProperties.length > 0 ? urls.companyBrochure : undefined),
  }
}

/** `Twenty-five neighbourhoods`; empty without any. */
function countNeighbourhoods(count: number): string {
  if (count === 0) return ''
  const words = inWords(count)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${count === 1 ? 'neighbourhood' : 'neighbourhoods'}`
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveEnquiryForm(context, request, 'listing')
}

export default function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { categories, locations, neighbourhoods, brochure, home } = loaderData
  const agency = useAgency()
  return (
    <>
      <JsonLd data={import.meta.env.SSR && realEstateAgent(publicUrlFrom(matches), agency)} />
      <Hero
        texts={home.hero}
        categories={categories}
        locations={locations}
        neighbourhoods={neighbourhoods}
      />
      <Properties properties={loaderData.properties} />
      <Story {...home} />
      <ListYourProperty result={actionData} />
      <Blog posts={loaderData.posts} />
      {brochure && <Brochure url={brochure} strapline={loaderData.strapline} />}
      <Partners partners={loaderData.partners} />
      {loaderData.companies.length > 0 && <Companies companies={loaderData.companies} />}
    </>
  )
}
