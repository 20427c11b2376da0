import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { dayAndTime } from '#app/admin/dates.ts'
import { formatNumber } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { EnquiryFigures } from '#domain/enquiries/figures/enquiry-figures.ts'
import { STAGE_NAMES } from '#domain/enquiries/follow-up/stage.ts'
import { LEAD_PORTAL_NAMES } from '#domain/enquiries/portal-leads/portal-lead.ts'

import { CsvButton } from './csv-button.tsx'
import { ListSection } from './top-lists.tsx'

interface OutcomeSectionProps {
  answers: EnquiryFigures
  /** The query string with which the tables are downloaded as CSV. */
  query: string
  /** Where the figures of one listing are. */
  urlOf: (id: number) => string
}

/** Where enquiries came from, how far they have come, and what was won. */
export function OutcomeSection({ answers, query, urlOf }: OutcomeSectionProps) {
  const { sources, stages, listings } = answers
  return (
    <>
      <div className="grid gap-x-[clamp(2rem,3.6vw,3.25rem)] xl:grid-cols-2">
        <ListSection
          id="enquiry-sources"
          title="Enquiries by source"
          about="This site, and the portals whose emails are read"
          action={<CsvButton query={query} table="enquiry-sources" />}
        >
          <CountTable
            caption="Enquiries by source"
            columns={['Source', 'Enquiries', 'Won']}
            rows={sources.map(({ source, received, won }) => [
              SOURCE_NAMES[source] ?? source,
              received,
              won,
            ])}
          />
        </ListSection>
        <ListSection
          id="stages"
          title="Enquiries by stage"
          about="Of those that came in this period, how far each has come"
          action={<CsvButton query={query} table="stages" />}
        >
          <CountTable
            caption="Enquiries by stage"
            columns={['Stage', 'Enquiries']}
            rows={stages.map(({ stage, count }) => [STAGE_NAMES[stage], count])}
          />
        </ListSection>
      </div>
      <ListSection
        id="asked-for"
        title="Listings most asked for"
        about="A title opens the figures of that listing"
        action={<CsvButton query={query} table="homes" />}
      >
        <CountTable
          caption="Enquiries by listing"
          columns={['Listing', 'Enquiries', 'Won']}
          rows={listings.map(({ id, title, reference, received, won }) => [
            <LinkWithReference key={id} to={urlOf(id)} title={title} reference={reference} />,
            received,
            won,
          ])}
        />
      </ListSection>
      <Won won={answers.won} query={query} />
    </>
  )
}

function Won({ won, query }: { won: EnquiryFigures['won']; query: string }) {
  return (
    <ListSection
      id="won"
      title="What was won"
      about="Enquiries of this period that ended well, the latest first"
      action={<CsvButton query={query} table="won" />}
    >
      <CountTable
        caption="Enquiries that were won"
        columns={['Enquiry', 'Agent', 'Closed']}
        rows={won.map(({ id, about, reference, source, agent, at }) => [
          <LinkWithReference
            key={id}
            to={urls.enquiry(id)}
            title={about || `Enquiry ${id}`}
            reference={[reference, SOURCE_NAMES[source] ?? source].filter(Boolean).join(', ')}
          />,
          agent || '–',
          dayAndTime(at),
        ])}
      />
    </ListSection>
  )
}

const SOURCE_NAMES: Record<string, string> = {
  site: 'This site',
  ...LEAD_PORTAL_NAMES,
  email: 'Other emails',
}

interface LinkWithReferenceProps {
  to: string
  title: string
  reference: string
}

function LinkWithReference({ to, title, reference }: LinkWithReferenceProps) {
  return (
    <>
      <Link to={to} dir="auto" className="font-display text-title-4 wrap-anywhere quiet-link">
        {title || reference}
      </Link>
      <span className="block text-caption text-ink-soft">{reference}</span>
    </>
  )
}

interface CountTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

function CountTable({ caption, columns, rows }: CountTableProps) {
  if (rows.length === 0)
    return <p className="py-6 text-small text-ink-soft">None in this period.</p>
  return (
    <table className="w-full text-small numerals [&_td]:py-2.5 [&_td]:ps-4 [&_td]:text-end [&_th]:py-2.5 [&_th]:font-normal">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line text-caption text-ink-soft">
        <tr>
          {columns.map((name, at) => (
            <th key={name} scope="col" className={at === 0 ? 'text-start' : 'ps-4 text-end'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are not moved
          <tr key={row} className="border-b border-line">
            <th scope="row" className="text-start">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{typeof cell === 'number' ? formatNumber(cell) : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
