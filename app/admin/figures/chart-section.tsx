import { formatNumber } from '#app/ui/format.ts'
import type { FigureCounts, Figures } from '#domain/figures/report.ts'

import { Chart } from './chart.tsx'
import { pointsOf, weeksOf, type Point } from './series.ts'

export interface Subject {
  title: string
  about: string
  counts: readonly (keyof FigureCounts)[]
  colour: 'ink' | 'brass'
  shape: 'line' | 'bars'
}

/** What is counted, in the order of the page. */
export const SUBJECTS: Subject[] = [
  {
    title: 'Views',
    about: 'Pages that visitors looked at',
    counts: ['views'],
    colour: 'ink',
    shape: 'line',
  },
  {
    title: 'Enquiries',
    about: 'All forms together, without spam',
    counts: ['enquiries'],
    colour: 'brass',
    shape: 'bars',
  },
  {
    title: 'Calls and WhatsApp',
    about: 'Taps on the buttons; the talk itself is not counted',
    counts: ['calls', 'whatsapp'],
    colour: 'ink',
    shape: 'bars',
  },
  {
    title: 'Brochures',
    about: 'Taps on a PDF',
    counts: ['brochures'],
    colour: 'ink',
    shape: 'bars',
  },
]

/** A chart with its table. */
export function ChartSection({ subject, figures }: { subject: Subject; figures: Figures }) {
  const { title, about, counts, colour, shape } = subject
  const points = pointsOf(figures, counts)
  const isByMonth = points[0]?.before === null
  return (
    <section aria-labelledby={idOf(title)} className="min-w-0 border-t border-line-strong pt-4">
      <h2 id={idOf(title)} className="font-display text-title-3">
        {title}
      </h2>
      <p className="text-caption text-ink-soft">
        {shape === 'line' && !isByMonth ? `${about}; dashed, the period before` : about}
      </p>
      <Chart title={`${title} by ${isByMonth ? 'month' : 'day'}`} {...{ points, colour, shape }} />
      {isByMonth ? <MonthTable {...{ title, points }} /> : <DayTable {...{ title, points }} />}
    </section>
  )
}

const idOf = (title: string) => `figures-${title.toLowerCase().replaceAll(' ', '-')}`

interface TableProps {
  title: string
  points: readonly Point[]
}

const TABLE =
  'mt-4 w-full table-fixed text-caption numerals [&_td]:py-1.5 [&_td]:text-end [&_th]:py-1.5 [&_th]:font-normal [&_th]:text-ink-mute [&_tr]:border-b [&_tr]:border-line [&_tr:last-child]:border-0 [&_thead_tr]:border-line-strong'

/** Seven days a row. */
function DayTable({ title, points }: TableProps) {
  const { weekdays, weeks } = weeksOf(points)
  return (
    <table className={TABLE}>
      <caption className="sr-only">{title} by day</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[26%] text-start">
            Days
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="text-end">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row" className="text-start whitespace-nowrap">
              {name}
            </th>
            {weekdays.map((weekday, at) => (
              <td key={weekday}>{values[at] === undefined ? '' : formatNumber(values[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MonthTable({ title, points }: TableProps) {
  return (
    <table className={TABLE}>
      <caption className="sr-only">{title} by month</caption>
      <thead>
        <tr>
          <th scope="col" className="text-start">
            Month
          </th>
          <th scope="col" className="text-end">
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="text-start">
              {name}
            </th>
            <td>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
