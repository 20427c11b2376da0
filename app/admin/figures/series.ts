import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import type { FigureCounts, Figures } from '#domain/figures/report.ts'
import { formatNumber } from '#app/ui/format.ts'

const MONTHS =
  'January February March April May June July August September October November December'
const MONTH_NAMES = MONTHS.split(' ')
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Above this many days a chart has a point for each month. */
const MAX_DAY_POINTS = 100

/** The choices of a period, by the parameter `days`. */
export const PERIODS = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' }

export type Period = keyof typeof PERIODS

/** The first and the last day of a period that ends today. Twelve months begin with a whole one. */
export function daysOf(period: Period, now: Date): { from: string; to: string } {
  const to = dubaiDay(now)
  if (period !== 365) return { from: daysAfter(to, 1 - period), to }
  const [year, month] = to.split('-').map(Number) as [number, number]
  return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10), to }
}

export interface Point {
  /** Such as `Sat 14 March`, or `March 2026`. */
  name: string
  /** Such as `14 Mar`, or `Mar`. */
  label: string
  value: number
  /** Of the period before. Null where months are compared, which differ in length. */
  before: number | null
}

/** What a chart shows: the sum of some counts for each day or month. */
export function pointsOf(
  { days, before }: Pick<Figures, 'days' | 'before'>,
  names: readonly (keyof FigureCounts)[],
): Point[] {
  const valueOf = (counts: FigureCounts | undefined) =>
    names.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0)
  if (days.length <= MAX_DAY_POINTS)
    return days.map((counts, at) => ({
      name: `${weekdayOf(counts.day)} ${dayOf(counts.day)} ${monthOf(counts.day)}`,
      label: shortDay(counts.day),
      value: valueOf(counts),
      before: valueOf(before.days[at]),
    }))
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months.values()].map((days) => {
    const day = days[0]?.day ?? ''
    return {
      name: `${monthOf(day)} ${day.slice(0, 4)}`,
      label: monthOf(day).slice(0, 3),
      value: days.reduce((sum, counts) => sum + valueOf(counts), 0),
      before: null,
    }
  })
}

export interface Week {
  /** Such as `1 to 7 Mar`, or `26 Feb to 4 Mar`. */
  name: string
  values: number[]
}

/** The days in rows of seven, which begin with the weekday of the first. */
export function weeksOf(points: readonly Point[]): { weekdays: string[]; weeks: Week[] } {
  const weekdays = points.slice(0, 7).map(({ name }) => name.slice(0, 3))
  const rows = Array.from({ length: Math.ceil(points.length / 7) }, (_, at) =>
    points.slice(at * 7, at * 7 + 7),
  )
  return {
    weekdays,
    weeks: rows.map((row) => ({
      name: rangeName(row[0]?.label ?? '', row.at(-1)?.label ?? ''),
      values: row.map(({ value }) => value),
    })),
  }
}

function rangeName(first: string, last: string): string {
  if (first === last) return first
  const [day = '', month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `${day} to ${last}` : `${first} to ${last}`
}

/** `1 to 14 November 2026`, `26 February to 4 March 2026`. */
export function periodName(from: string, to: string): string {
  const last = `${dayOf(to)} ${monthOf(to)} ${to.slice(0, 4)}`
  if (from === to) return last
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)} to ${last}`
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `${dayOf(from)} ${monthOf(from)}${year} to ${last}`
}

/** The top of a chart: an even number that is easy to halve, at least 4. */
export function topOf(values: readonly number[]): number {
  const max = Math.max(4, ...values)
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 4, 6, 8, 10].find((step) => step * power >= max) ?? 10
  return Math.max(4, step * power)
}

/** Which points have a label below the chart: the first, the last and some between. */
export function labelledPoints(count: number): number[] {
  const last = count - 1
  const step = Math.max(1, Math.round(last / 4))
  const inner = Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step)
  return [...inner.filter((at) => last - at >= step / 2), last]
}

/** How a total differs from the one before. */
export function changeText(value: number, before: number): string {
  const difference = Math.abs(value - before)
  if (difference === 0) return `${formatNumber(before)} before, the same`
  const start = `${formatNumber(before)} before, `
  // A share of a small number says little.
  if (before < 100)
    return start + `${formatNumber(difference)} ${value > before ? 'more' : 'fewer'}`
  const share = Math.round((difference / before) * 100)
  if (share === 0) return start + 'about the same'
  return start + `${formatNumber(share)} % ${value > before ? 'up' : 'down'}`
}

const dayOf = (day: string) => Number(day.slice(8))
const monthOf = (day: string) => MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? ''
const shortDay = (day: string) => `${dayOf(day)} ${monthOf(day).slice(0, 3)}`
const weekdayOf = (day: string) => WEEKDAYS[new Date(day).getUTCDay()] ?? ''
