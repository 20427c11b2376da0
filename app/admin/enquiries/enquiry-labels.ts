import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { formatDuration } from '#app/admin/today/format-duration.ts'
import type { AnswerClock } from '#domain/enquiries/follow-up/answer-clock.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

/** Each kind of enquiry is named after the form that it came through. */
export const KIND_LABELS: Record<Enquiry['kind'], string> = {
  listing: 'List your property',
  tour: 'Schedule a tour',
  contact: 'Write a Message',
  sell: 'Sell Your Property',
}

/** The same where there is little room. */
export const KIND_NAMES: Record<Enquiry['kind'], string> = {
  listing: 'To list',
  tour: 'Tour',
  contact: 'Message',
  sell: 'To sell',
}

/** What the enquiry is about, in one line; empty if it does not say. */
export function subjectOf({ kind, property, subject, address, countrycity }: Enquiry): string {
  if (kind === 'tour') return property?.title || property?.reference || ''
  if (kind === 'contact') return subject
  return [address, countrycity].filter(Boolean).join(', ')
}

/** `Tour: Creekside residence`. */
export function kindAndSubject(enquiry: Enquiry): string {
  return [KIND_NAMES[enquiry.kind], subjectOf(enquiry)].filter(Boolean).join(': ')
}

const MINUTE_MS = 60_000
/** From this delay on, the text names the day since when it is late instead of the duration. */
const LONG_MINUTES = 600

export interface ClockLook {
  text: string
  state: AnswerClock['state']
  /** How much of the promised time has passed, from 0 to 1. */
  share: number
}

/** What a clock shows. All its minutes are working minutes. */
export function describeClock(clock: AnswerClock, promisedUntil: string | null): ClockLook {
  const { state } = clock
  if (state === 'running') {
    const { left_minutes, promised_minutes } = clock
    const text = `${formatMinutes(left_minutes)} left`
    return { state, text, share: 1 - left_minutes / Math.max(1, promised_minutes) }
  }
  if (state === 'answered') {
    const { minutes, promised_minutes } = clock
    const text = minutes === 0 ? 'Answered at once' : `Answered in ${formatMinutes(minutes)}`
    return { state, text, share: Math.min(1, minutes / Math.max(1, promised_minutes)) }
  }
  return { state, text: lateText(clock.late_minutes, promisedUntil), share: 1 }
}

function lateText(minutes: number, promisedUntil: string | null): string {
  if (minutes === 0) return 'Late'
  if (minutes < LONG_MINUTES || promisedUntil === null) return `${formatMinutes(minutes)} late`
  const [day] = dayAndTimeInSentence(promisedUntil).split(',')
  return `Late since ${day}`
}

function formatMinutes(minutes: number): string {
  return formatDuration(minutes * MINUTE_MS)
}

/**
 * A `mailto:` link. The address was typed by a visitor, so it is escaped: a question mark in it could
 * otherwise add recipients or text to the email.
 */
export function mailto(address: string, content: { subject?: string; body?: string } = {}): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  const query = Object.entries(content).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return query.length === 0 ? `mailto:${to}` : `mailto:${to}?${query.join('&')}`
}
