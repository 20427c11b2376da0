import { agencyFrom, useAgency } from '#app/agency.tsx'
import { appContext } from '#app/context.ts'
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
import * as users from '#domain/team/users.server.ts'

import type { Route } from './+types/page.ts'
import { contactOf, toAgentView } from './agent-view.ts'
import { WORDS } from './words.ts'

const HOMES_PER_PAGE = 12

const AgentDetails = staticIsland(async () => (await import('./agent-details.tsx')).AgentDetails)
const OtherCards = staticIsland(
  async () => (await import('#app/site/property/other-cards.tsx')).OtherCards,
)

export const handle: SiteHandle = { enquire: urls.writeMessage }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { id, name, jobTitle, about } = loaderData.agent
  const { comma } = WORDS[languageFrom(matches)]
  const who = [name, jobTitle, agencyFrom(matches).name].filter(Boolean).join(comma)
  return pageMeta(matches, {
    title: name,
    description: teaser(about || `${who}.`, DESCRIPTION_LENGTH),
    path: urls.agent(id),
  })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOf(pathname)
  const { profile } = inLanguage(language, await app.agency.current())
  const agent = inLanguage(language, await orNotFound(users.findShown(app, readId(params.id))))
  const page = idSchema.safeParse(searchParams.get('more')).data ?? 1
  const homes = await summaries.ofAgent(app, agent.id, { page, perPage: HOMES_PER_PAGE })
  return {
    contact: contactOf(agent, profile),
    agent: toAgentView(agent, await photoStore.describe(app, [agent.photo]), profile, { language }),
    homes: {
      ...homes,
      summaries: inLanguage(language, await summaries.withPhotos(app, homes.summaries)),
    },
  }
}

/** A person of the agency, and the homes for which they answer. */
export default function AgentPage({ loaderData, matches }: Route.ComponentProps) {
  const { agent, homes } = loaderData
  const agency = useAgency()
  const words = useWords(WORDS)
  return (
    <>
      <JsonLd data={import.meta.env.SSR && agentPage(publicUrlFrom(matches), agency, agent)} />
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
      <AgentDetails key={`details ${agent.id}`} agent={agent} />
      {homes.count > 0 && (
        <section id="homes" aria-labelledby="homes-title" className="wrap pb-section print:hidden">
          <div className="mb-heading flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
            <h2 id="homes-title" className="font-display text-display-2">
              {words.homesWith(agent.name)}
            </h2>
            {homes.pages > 1 && (
              <Pager
                page={homes.page}
                pages={homes.pages}
                pageUrl={(to) => `?more=${to}#homes`}
                className="max-md:w-full"
              />
            )}
          </div>
          <OtherCards key={`${agent.id} ${homes.page}`} properties={homes.summaries} />
        </section>
      )}
    </>
  )
}
