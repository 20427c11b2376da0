import { formatDay } from '#app/ui/format-day.ts'
import { formatNumber } from '#app/ui/format.ts'
import type { AnswerTimes, EnquiryFigures } from '#domain/enquiries/figures/enquiry-figures.ts'

import type { Point } from './series.ts'

/** `12 min`, `1 h 12 min`, `3 h`; a dash where there is no time. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  const rounded = Math.round(minutes)
  if (rounded < 60) return `${rounded} min`
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return rest === 0 ? `${formatNumber(hours)} h` : `${formatNumber(hours)} h ${rest} min`
}

/** `11 of 12`; a dash where nothing was due. */
export function inTimeText({ in_time, due }: AnswerTimes): string {
  return due === 0 ? '–' : `${formatNumber(in_time)} of ${formatNumber(due)}`
}

/** What the chart shows of each week: the median in whole minutes, 0 for a week without an answer. */
export function weekPoints(weeks: EnquiryFigures['weeks']): Point[] {
  return weeks.map(({ week, median_minutes }) => ({
    name: `week of ${formatDay(week)}`,
    label: formatDay(week).replace(/ \d{4}$/, ''),
    value: Math.round(median_minutes ?? 0),
    before: null,
  }))
}
