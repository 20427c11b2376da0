import type { Agency } from '#domain/agency/agency.ts'
import { propertyFact, senderFacts } from '#domain/enquiries/enquiry-email.ts'
import { emailHtml, emailText, emailToAgency, oneLine } from '#domain/mail/email.ts'
import type { EmailContent, Fact } from '#domain/mail/email.ts'

import { calendarMethod, writeCalendar, type CalendarEvent } from './calendar.ts'
import { endOf, formatTourTime } from './tour-time.ts'
import type { ChangeKind } from './tour.ts'

/** What emails and calendar files say about a tour. */
export interface TourDetails {
  reference: string
  sequence: number
  state: CalendarEvent['state']
  starts_at: string
  property: { title: string; reference: string; location: string; url: string } | undefined
  visitor: { name: string; email: string; phone: string }
}

/** A new tour is told by `enquiry-email.ts`. */
const TO_AGENCY = {
  moved: 'A tour is moved',
  cancelled: 'A tour is cancelled',
}

/** Tells the agency that a visitor has moved or cancelled a tour. */
export function agencyEmail(
  what: keyof typeof TO_AGENCY,
  tour: TourDetails,
  { before, publicUrl, brand }: { before: string; publicUrl: string; brand: Agency['brand'] },
): EmailContent {
  const { visitor, property } = tour
  return emailToAgency({
    heading: TO_AGENCY[what],
    topic: [property?.title, visitor.name],
    facts: [
      ...senderFacts(visitor),
      ...propertyFact(property),
      ...(what === 'moved' ? [['Before', formatTourTime(before)] as Fact] : []),
      [what === 'cancelled' ? 'Cancelled' : 'Proposed time', formatTourTime(tour.starts_at)],
    ],
    inboxUrl: `${publicUrl}/admin/enquiries`,
    colours: brand,
  })
}

const TO_VISITOR: Record<ChangeKind, string> = {
  proposed: 'Your tour is proposed',
  moved: 'Your tour is moved',
  cancelled: 'Your tour is cancelled',
}

/**
 * Confirms a change to the visitor. It contains nothing that was typed into the form: the address may
 * be a stranger's, and the site must not deliver messages to strangers.
 */
export function visitorEmail(
  what: ChangeKind,
  tour: TourDetails,
  { url, profile, brand }: Pick<Agency, 'profile' | 'brand'> & { url: string },
): EmailContent {
  const heading = TO_VISITOR[what]
  const facts: Fact[] = [...propertyFact(tour.property), ['Time', formatTourTime(tour.starts_at)]]
  const footer = `You receive this because this address was given at ${profile.name}. If it was not you, please ignore it.`
  const note =
    what === 'cancelled'
      ? 'We have told the agency. You are welcome to propose another time at any moment.'
      : 'We will reach out as soon as possible to confirm it.'
  const label = what === 'cancelled' ? 'See the tour' : 'Change or cancel your tour'
  return {
    subject: oneLine(tour.property ? `${heading}: ${tour.property.title}` : heading),
    text: emailText(heading, facts, ['', note, `${label}: ${url}`, footer]),
    html: emailHtml({ heading, facts, note, footer, link: { label, url }, colours: brand }),
  }
}

interface CalendarContext {
  now: Date
  publicUrl: string
  agency: Pick<Agency, 'profile' | 'tourHours'>
}

/** The tour for the agency's calendar, with the visitor's name and phone number. */
export function agencyCalendar(tour: TourDetails, context: CalendarContext) {
  const { name, email, phone } = tour.visitor
  return calendarFile(tour, context, {
    summary: `Tour: ${[tour.property?.title, name].filter(Boolean).join(', ')}`,
    description: [name, phone, email, tour.property?.url].filter(Boolean).join('\n'),
  })
}

/** The tour for the visitor's calendar, without anything that was typed, as in the email. */
export function visitorCalendar(tour: TourDetails, context: CalendarContext, url: string) {
  const { profile } = context.agency
  return calendarFile(tour, context, {
    summary: `Tour: ${tour.property?.title ?? profile.name}`,
    description: `${profile.name}, ${profile.phones[0]}\nChange or cancel: ${url}`,
  })
}

function calendarFile(
  tour: TourDetails,
  { now, publicUrl, agency: { profile, tourHours } }: CalendarContext,
  texts: Pick<CalendarEvent, 'summary' | 'description'>,
) {
  const text = writeCalendar({
    ...texts,
    id: `tour-${tour.reference}@${new URL(publicUrl).hostname}`,
    sequence: tour.sequence,
    state: tour.state,
    stamp: now,
    start: new Date(tour.starts_at),
    end: endOf(tourHours, tour.starts_at),
    location: tour.property?.location ?? '',
    url: tour.property?.url ?? '',
    organizer: { name: profile.name, email: profile.emails.general },
  })
  return {
    filename: 'tour.ics',
    text,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(tour.state)}`,
  }
}
