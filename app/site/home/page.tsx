import { appContext } from '#app/context.ts'
import { printedFileUrls } from '#app/brochures/address.ts'
import { absoluteUrl } from '#app/seo/address.ts'
import { realEstateAgent } from '#app/seo/agency.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { takeEnquiry } from '#app/site/enquiry-action.ts'
import type { SiteHandle } from '#app/site/layout/layout.tsx'
import { postsOnCards } from '#app/site/post-summaries.ts'
import { ENQUIRY_MESSAGES } from '#app/ui/enquiry-result.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { listing } from '#domain/enquiries/enquiry.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as entries from '#domain/properties/property-summaries.server.ts'
import * as taxonomy from '#domain/properties/taxonomy.server.ts'
import { site } from '#agency/profile.ts'

import type { Route } from './+types/page.ts'
import { Blog } from './blog.tsx'
import { Brochure } from './brochure.tsx'
import { Hero } from './hero.tsx'
import { ListYourProperty } from './list-your-property.tsx'
import { Partners } from './partners.tsx'
import { Properties } from './properties.tsx'

const PROPERTIES = 9
const POSTS = 5
const TEASER = 100

const Story = staticIsland(async () => (await import('./story.tsx')).Story)
const Companies = staticIsland(async () => (await import('./companies.tsx')).Companies)

export const handle: SiteHandle = { enquire: '#listing' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${site.name}: homes, offices and investment property in Dubai`,
    description: site.description,
    path: absoluteUrl.home,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [newest, latest, categories, locations, offered] = await Promise.all([
    entries.newest(app, PROPERTIES),
    posts.newest(app, POSTS),
    taxonomy.categories(app),
    taxonomy.locations(app),
    brochures.list(app),
  ])
  return {
    properties: await entries.withPhotos(app, newest),
    posts: await postsOnCards(app, latest, TEASER),
    categories: categories.map(({ name }) => name),
    locations: locations.map(({ name }) => name),
    // Our own, where none was uploaded and there is a home to show in it.
    brochure:
      offered.at(-1)?.url ?? (newest.length > 0 ? printedFileUrls.companyBrochure : undefined),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return takeEnquiry(context, request, {
    schema: listing,
    messages: ENQUIRY_MESSAGES,
    enquiry: (values) => ({ kind: 'listing', ...values }),
  })
}

export default function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { categories, locations, brochure } = loaderData
  return (
    <>
      <JsonLd of={import.meta.env.SSR && realEstateAgent(publicUrlFrom(matches))} />
      <Hero categories={categories} locations={locations} />
      <Properties properties={loaderData.properties} />
      <Story />
      <ListYourProperty answer={actionData} />
      <Blog posts={loaderData.posts} />
      {brochure && <Brochure url={brochure} />}
      <Partners />
      <Companies />
    </>
  )
}
