import { useAgency } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
import { islandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { ContentText, languageFrom, useWords } from '#app/language.tsx'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { DESCRIPTION_LENGTH, pageMeta, publicUrlFrom } from '#app/seo/page-meta.ts'
import { agentPage } from '#app/seo/structured-data.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { orNotFound, readId } from '#app/site/page-problem.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Pager } from '#app/ui/pager.tsx'
import * as urls from '#app/urls.ts'
import { id as idSchema } from '#domain/fields.ts'
import { inLanguage, languageOf } from '#domain/language.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as photoStore from '#domain/photos/photos.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import { communitiesOfAgent } from '#domain/properties/communities-of-agent.server.ts'
import * as users from '#domain/team/users.server.ts'

import type { Route } from './+types/page.ts'
import { contactOf, toAgentView } from './agent-view.ts'
import { WORDS } from './words.ts'

const HOMES_PER_PAGE = 12

const AgentDetails = staticIsland(async () => (await import('./agent-details.tsx')).AgentDetails)
const AgentMap = staticIsland(async () => (await import('./agent-map.tsx')).AgentMap)
const SquareCards = staticIsland(async () => (await import('#app/ui/square-cards.tsx')).SquareCards)

export const handle: SiteHandle = { enquire: urls.writeMessage }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { agent, description } = loaderData
  return pageMeta(matches, { title: agent.name, description, path: urls.agent(agent.id) })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const { profile } = inLanguage(language, await app.agency.current())
  const agent = inLanguage(language, await orNotFound(users.findShown(app, readId(params.id))))
  const page = idSchema.safeParse(searchParams.get('more')).data ?? 1
  const view = toAgentView(agent, await photoStore.describe(app, [agent.photo]), profile)
  const { id, name, jobTitle, about } = view
  const { summaries: homes, ...paging } = await summaries.ofAgent(app, agent.id, {
    page,
    perPage: HOMES_PER_PAGE,
  })
  const who = [name, jobTitle, profile.name].filter(Boolean).join(WORDS[language].comma)
  const properties = inLanguage(language, await summaries.withPhotos(app, homes))
  const communities = await communitiesOfAgent(app, agent.id)
  return {
    contact: contactOf(agent, profile),
    agent: { id, name, jobTitle },
    description: teaser(about || `${who}.`, DESCRIPTION_LENGTH),
    details: islandData(request, { agent: view }),
    hasMap: communities.length > 0,
    map: islandData(request, {
      name,
      communities: communities.map((one) => ({ ...one, path: urls.area(one) })),
    }),
    paging,
    homes: islandData(request, { properties }),
  }
}

/** A person of the agency, and the homes for which they answer. */
export default function AgentPage({ loaderData, matches }: Route.ComponentProps) {
  const { agent, details, paging, homes } = loaderData
  const agency = useAgency()
  const view = details.value?.agent
  const words = useWords(WORDS)
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          !!view &&
          agentPage(publicUrlFrom(matches), agency, view, languageFrom(matches))
        }
      />
      <PageHead
        crumbs={[
          { label: words.about, to: urls.about },
          { label: agent.name, path: urls.agent(agent.id) },
        ]}
        title={agent.name}
      >
        {agent.jobTitle && (
          <p dir="auto" className="mt-4 text-lead text-ink-soft">
            <ContentText text={agent.jobTitle} />
          </p>
        )}
      </PageHead>
      <AgentDetails key={`details ${agent.id}`} data={details} />
      {loaderData.hasMap && <AgentMap key={`map ${agent.id}`} data={loaderData.map} />}
      {paging.count > 0 && (
        <section id="homes" aria-labelledby="homes-title" className="wrap pb-section print:hidden">
          <div className="mb-heading flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
            <h2 id="homes-title" className="font-display text-display-2">
              {words.homesWith(agent.name)}
            </h2>
            {paging.pages > 1 && (
              <Pager
                page={paging.page}
                pages={paging.pages}
                pageUrl={(to) => `?more=${to}#homes`}
                className="max-md:w-full"
              />
            )}
          </div>
          <SquareCards key={`${agent.id} ${paging.page}`} data={homes} />
        </section>
      )}
    </>
  )
}
