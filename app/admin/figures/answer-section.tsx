import type { ReactNode } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import type { AnswerTimes, EnquiryFigures } from '#domain/enquiries/figures/enquiry-figures.ts'

import { Chart } from './chart.tsx'
import { CsvButton } from './csv-button.tsx'
import { inTimeText, minutesText, weekPoints } from './answer-times.ts'
import { Totals } from './totals.tsx'

interface AnswerSectionProps {
  answers: EnquiryFigures
  /** The query string with which the tables are downloaded as CSV. */
  query: string
}

/** How soon enquiries were answered: at all, by week and by agent. */
export function AnswerSection({ answers, query }: AnswerSectionProps) {
  const { total, weeks, agents, promise_minutes } = answers
  return (
    <section aria-labelledby="answers" className="mt-subsection min-w-0">
      <div className="border-b border-line-strong pb-3">
        <h2 id="answers" className="font-display text-title-2">
          Time to the first answer
        </h2>
        <p className="text-caption text-ink-soft">
          In working hours. The promise is {minutesText(promise_minutes)}.
        </p>
      </div>
      <AnswerTotals total={total} />
      {total.received > 0 && (
        <div className="mt-9 grid gap-x-[clamp(2rem,3.6vw,3.25rem)] gap-y-11 xl:grid-cols-2">
          <Part
            id="answers-by-week"
            title="By week"
            about="The median"
            action={<CsvButton query={query} table="weeks" />}
          >
            <Chart
              title="Median minutes to the first answer by week"
              points={weekPoints(weeks)}
              colour="brass"
              shape="bars"
            />
            <TimesTable
              caption="Time to the first answer by week"
              heading="Week of"
              rows={weekPoints(weeks).map(({ name, label }, at) => [name, label, weeks[at]])}
            />
          </Part>
          <Part
            id="answers-by-agent"
            title="By agent"
            about={`The median; the line is the promise, ${minutesText(promise_minutes)}`}
            action={<CsvButton query={query} table="agents" />}
          >
            <AgentBars agents={agents} promise={promise_minutes} />
            <TimesTable
              caption="Time to the first answer by agent"
              heading="Agent"
              rows={agents.map((agent) => [String(agent.id), agentName(agent), agent])}
            />
          </Part>
        </div>
      )}
    </section>
  )
}

type Agent = EnquiryFigures['agents'][number]

const agentName = ({ id, name }: Pick<Agent, 'id' | 'name'>) =>
  id === null ? 'Nobody yet' : name || 'Somebody who left'

function AnswerTotals({ total }: { total: AnswerTimes }) {
  const { answered, received, median_minutes, p90_minutes } = total
  return (
    <Totals
      className="border-b border-line"
      totals={[
        {
          name: 'Half are answered within',
          value: minutesText(median_minutes),
          about: 'The median',
        },
        {
          name: 'Nine of ten within',
          value: minutesText(p90_minutes),
          about: 'The 90th percentile',
        },
        { name: 'Answered as promised', value: shareText(total), about: inTimeText(total) },
        {
          name: 'Answered',
          value: formatNumber(answered),
          about: `of ${formatNumber(received)} that came`,
        },
      ]}
    />
  )
}

function shareText({ in_time, due }: AnswerTimes): string {
  return due === 0 ? '–' : `${Math.round((in_time / due) * 100)} %`
}

interface PartProps {
  id: string
  title: string
  about: string
  action: ReactNode
  children: ReactNode
}

function Part({ id, title, about, action, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id={id} className="font-display text-title-3">
            {title}
          </h3>
          <p className="text-caption text-ink-soft">{about}</p>
        </div>
        <div>{action}</div>
      </div>
      {children}
    </section>
  )
}

/** Bars of the medians. Hidden from screen readers: the table below has the same numbers. */
function AgentBars({ agents, promise }: { agents: readonly Agent[]; promise: number }) {
  const timed = agents.filter(({ median_minutes }) => median_minutes !== null)
  const most = Math.max(promise * 1.5, ...timed.map(({ median_minutes }) => median_minutes ?? 0))
  const shareOf = (minutes: number) => `${(minutes / most) * 100}%`
  if (timed.length === 0)
    return <p className="py-6 text-small text-ink-soft">Nobody has answered in this period.</p>
  return (
    <ul aria-hidden="true" className="mt-7 grid gap-1 text-small">
      {timed.map((agent) => {
        const minutes = agent.median_minutes ?? 0
        return (
          <li
            key={agent.id}
            className="grid min-h-9 grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_4.5rem] items-center gap-3 md:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_5.5rem] md:gap-4"
          >
            <span dir="auto" className="truncate">
              {agentName(agent)}
            </span>
            <span className="relative h-3.5 bg-sand">
              <span className="block h-full bg-ink" style={{ width: shareOf(minutes) }} />
              <span
                className="absolute -inset-y-3 border-s border-dashed border-danger"
                style={{ insetInlineStart: shareOf(promise) }}
              />
            </span>
            <span
              className={classes(
                'text-end numerals',
                minutes > promise && 'font-medium text-danger',
              )}
            >
              {minutesText(minutes)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface TimesTableProps {
  caption: string
  heading: string
  rows: (readonly [key: string, name: string, times: AnswerTimes | undefined])[]
}

function TimesTable({ caption, heading, rows }: TimesTableProps) {
  return (
    <table className="mt-5 w-full text-caption numerals [&_td]:py-2 [&_td]:ps-3 [&_td]:text-end [&_th]:py-2 [&_th]:font-normal [&_tr]:border-b [&_tr]:border-line [&_thead_th]:text-ink-mute [&_thead_tr]:border-line-strong">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-start">
            {heading}
          </th>
          {['Enquiries', 'Median', '90 %', 'As promised'].map((name) => (
            <th key={name} scope="col" className="ps-3 text-end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ([key, name, times]) =>
            times && (
              <tr key={key}>
                <th scope="row" dir="auto" className="text-start wrap-anywhere">
                  {name}
                </th>
                <td>{formatNumber(times.received)}</td>
                <td className="whitespace-nowrap">{minutesText(times.median_minutes)}</td>
                <td className="whitespace-nowrap">{minutesText(times.p90_minutes)}</td>
                <td className="whitespace-nowrap">{inTimeText(times)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
