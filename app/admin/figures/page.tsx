import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { classes } from '#app/ui/classes.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { FiguresWithEnquiries } from '#domain/enquiries/figures/enquiry-figures.ts'
import type { FigureCounts, Figures } from '#domain/figures/report.ts'
import type { User } from '#domain/team/user.ts'

import type { Route } from './+types/page.ts'
import { AnswerSection } from './answer-section.tsx'
import { ChartSection, SUBJECTS, type Subject } from './chart-section.tsx'
import { CsvButton } from './csv-button.tsx'
import { OutcomeSection } from './outcome-section.tsx'
import { changeText, daysOf, periodName, PERIODS, type Period } from './series.ts'
import { CountingSection, SummarySection } from './summary-section.tsx'
import { ListSection, Sources, TopListings } from './top-lists.tsx'
import { Totals } from './totals.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Figures')

const DEFAULT_PERIOD = 30

/** `?days=90` chooses the period, `?listing=7` or `?agent=2` whose figures are shown. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams)
  const query = new URLSearchParams({ ...daysOf(choice.days, new Date()), ...scopeOf(choice) })
  const { signal } = request
  const fetchAll = async () => {
    const [figures, people] = await Promise.all([
      get<FiguresWithEnquiries>(`/api/figures?${query}`, { signal }),
      get<User[]>('/api/users', { signal }),
    ])
    return { figures, people, choice, query: String(query) }
  }
  return load(request, fetchAll())
}

interface Choice {
  days: Period
  listing: string
  agent: string
}

function readChoice(params: URLSearchParams): Choice {
  const days = Number(params.get('days')) as Period
  return {
    days: days in PERIODS ? days : DEFAULT_PERIOD,
    listing: params.get('listing') ?? '',
    agent: params.get('agent') ?? '',
  }
}

function urlOf(choice: Choice): string {
  const params = new URLSearchParams({ days: String(choice.days), ...scopeOf(choice) })
  return `${urls.figures}?${params}`
}

function listingUrl(choice: Choice, id: number): string {
  return urlOf({ ...choice, agent: '', listing: String(id) })
}

/** The parameters that narrow the figures to a listing or an agent; none for the whole site. */
function scopeOf({ listing, agent }: Choice): Record<string, string> {
  return { ...(listing && { listing }), ...(agent && { agent }) }
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Figures" missing="There are no such figures." loaded={loaderData}>
      {({ figures, people, choice, query }) => (
        <>
          <Head {...{ figures, people, choice }}>
            <CsvButton query={query} table="days" />
          </Head>
          <FigureTotals figures={figures} />
          <div className="mt-subsection grid gap-x-[clamp(2rem,3.6vw,3.25rem)] gap-y-11 xl:grid-cols-2">
            {SUBJECTS.map((subject) => (
              <ChartSection key={subject.title} subject={subject} figures={figures} />
            ))}
          </div>
          {!choice.listing && (
            <ListSection
              id="top-listings"
              title="Listings people looked at most"
              about="A title opens the figures of that listing"
              action={<CsvButton query={query} table="listings" />}
            >
              <TopListings listings={figures.listings} urlOf={(id) => listingUrl(choice, id)} />
            </ListSection>
          )}
          <AnswerSection answers={figures.answers} query={query} />
          <OutcomeSection
            answers={figures.answers}
            query={query}
            urlOf={(id) => listingUrl(choice, id)}
          />
          <ListSection
            id="sources"
            title="Where visits came from"
            about="By the website whose link led here"
            action={<CsvButton query={query} table="sources" />}
          >
            <Sources sources={figures.sources} />
          </ListSection>
          <div className="mt-section">
            <SummarySection summary={figures.summary} />
            <CountingSection />
          </div>
        </>
      )}
    </LoadedPage>
  )
}

interface HeadProps {
  figures: Figures
  people: readonly User[]
  choice: Choice
  children: ReactNode
}

function Head({ figures: { from, to, days, of }, people, choice, children }: HeadProps) {
  return (
    <>
      {choice.listing && of && (
        <div className="mb-5 flex flex-wrap items-baseline gap-x-6">
          <h2 dir="auto" className="font-display text-title-2 wrap-anywhere">
            {of.name}
          </h2>
          <TextLink to={urls.updateProperty(of.id)}>Open the listing</TextLink>
          <TextLink to={urlOf({ ...choice, listing: '' })}>All figures</TextLink>
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p className="text-small text-ink-soft">
          {periodName(from, to)}, compared with the {days.length} days before
        </p>
        <div className="flex flex-wrap items-end gap-3">
          {!choice.listing && <AgentChoice people={people} choice={choice} />}
          <Periods choice={choice} />
          {children}
        </div>
      </div>
    </>
  )
}

function AgentChoice({ people, choice }: Pick<HeadProps, 'people' | 'choice'>) {
  const navigate = useNavigate()
  return (
    <Field name="agent" label="Listings of" className="max-md:w-full">
      <Select
        value={choice.agent}
        onChange={({ target }) =>
          void navigate(urlOf({ ...choice, agent: target.value }), { preventScrollReset: true })
        }
      >
        <option value="">The whole site</option>
        {people
          .filter(({ name }) => name)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  )
}

function Periods({ choice }: Pick<HeadProps, 'choice'>) {
  return (
    <nav
      aria-label="Period"
      className="flex min-h-12 divide-x divide-control rounded-control border border-control max-md:flex-1"
    >
      {Object.entries(PERIODS).map(([days, name]) => {
        const period = Number(days) as Period
        const isCurrent = period === choice.days
        return (
          <Link
            key={days}
            to={urlOf({ ...choice, days: period })}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className={classes(
              'inline-flex items-center justify-center px-3.5 text-small whitespace-nowrap max-md:flex-1 max-md:px-2',
              isCurrent ? 'bg-ink font-strong text-paper' : 'bg-paper-bright hover:bg-sand',
            )}
          >
            {name}
          </Link>
        )
      })}
    </nav>
  )
}

function FigureTotals({ figures: { totals, before } }: { figures: Figures }) {
  const totalOf = ({ title, counts }: Subject) => {
    const sumIn = (figures: FigureCounts) => counts.reduce((sum, name) => sum + figures[name], 0)
    const [now, earlier] = [sumIn(totals), sumIn(before.totals)]
    return { name: title, value: formatNumber(now), about: changeText(now, earlier) }
  }
  return <Totals className="mt-6 border-y border-line-strong" totals={SUBJECTS.map(totalOf)} />
}
