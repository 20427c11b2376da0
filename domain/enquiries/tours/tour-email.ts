import { letterHtml, oneLine, type Fact, type Letter } from '#domain/mail/email.ts'
import { site } from '#agency/profile.ts'

import { calendarMethod, writeCalendar, type CalendarEvent } from './calendar.ts'
import type { ChangeKind } from './tour.ts'
import { endOf, formatTourTime } from './tour-time.ts'

/** A tour as its letters tell of it. */
export interface ToldTour {
  reference: string
  sequence: number
  state: CalendarEvent['state']
  starts_at: string
  property: { title: string; location: string; url: string } | undefined
  visitor: { name: string; email: string; phone: string }
}

interface Told {
  now: Date
  publicUrl: string
}

const TO_AGENCY: Record<ChangeKind, string> = {
  proposed: 'A tour is proposed',
  moved: 'A tour is moved',
  cancelled: 'A tour is cancelled',
}

/** What the agency is told when a visitor moves or cancels a tour. */
export function agencyLetter(
  what: ChangeKind,
  tour: ToldTour,
  { before, publicUrl }: { before: string; publicUrl: string },
): Letter {
  const { visitor, property } = tour
  const heading = TO_AGENCY[what]
  const facts: Fact[] = [
    ['Name', visitor.name],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
    ...(property ? [['Property', `${property.title} (${property.url})`] as Fact] : []),
    ...(what === 'moved' ? [['Before', formatTourTime(before)] as Fact] : []),
    [what === 'cancelled' ? 'Cancelled' : 'Proposed time', formatTourTime(tour.starts_at)],
  ]
  const foot = 'Reply to this letter to answer the sender.'
  const inboxUrl = `${publicUrl}/admin/enquiries`
  return {
    subject: oneLine(`${heading}: ${[property?.title, visitor.name].filter(Boolean).join(', ')}`),
    text: asText(heading, facts, [foot, `Inbox: ${inboxUrl}`]),
    html: letterHtml({
      heading,
      facts,
      message: '',
      note: '',
      foot,
      link: { words: 'Open the inbox', url: inboxUrl },
    }),
  }
}

const TO_VISITOR: Record<ChangeKind, string> = {
  proposed: 'Your tour is proposed',
  moved: 'Your tour is moved',
  cancelled: 'Your tour is cancelled',
}

/**
 * What the visitor is told. It holds no word that somebody typed into a form: whoever gives another's
 * address can make us say nothing but this.
 */
export function visitorLetter(what: ChangeKind, tour: ToldTour, link: string): Letter {
  const { property } = tour
  const heading = TO_VISITOR[what]
  const facts: Fact[] = [
    ...(property ? [['Property', `${property.title} (${property.url})`] as Fact] : []),
    ['Time', formatTourTime(tour.starts_at)],
  ]
  const foot = `You receive this because this address was given at ${site.name}. If it was not you, please ignore it.`
  const note =
    what === 'cancelled'
      ? 'We have told the agency. You are welcome to propose another time at any moment.'
      : 'We will reach out as soon as possible to confirm it.'
  const words = what === 'cancelled' ? 'See the tour' : 'Change or cancel your tour'
  return {
    subject: oneLine(property ? `${heading}: ${property.title}` : heading),
    text: asText(heading, facts, [note, `${words}: ${link}`, foot]),
    html: letterHtml({ heading, facts, message: '', note, foot, link: { words, url: link } }),
  }
}

function asText(heading: string, facts: Fact[], more: string[]): string {
  return [
    heading,
    '',
    ...facts.map(([label, value]) => `${label}: ${oneLine(value)}`),
    '',
    ...more,
  ].join('\n')
}

/** The tour for the agency's calendar, with whom to meet. */
export function agencyCalendar(tour: ToldTour, told: Told) {
  const { name, email, phone } = tour.visitor
  return calendarFile(tour, told, {
    summary: `Tour: ${[tour.property?.title, name].filter(Boolean).join(', ')}`,
    description: [name, phone, email, tour.property?.url].filter(Boolean).join('\n'),
  })
}

/** The same for the visitor's; their own words are left out as in the letter. */
export function visitorCalendar(tour: ToldTour, told: Told, link: string) {
  return calendarFile(tour, told, {
    summary: `Tour: ${tour.property?.title ?? site.name}`,
    description: `${site.name}, ${site.phones[0].label}\nChange or cancel: ${link}`,
  })
}

function calendarFile(
  tour: ToldTour,
  { now, publicUrl }: Told,
  words: Pick<CalendarEvent, 'summary' | 'description'>,
) {
  const text = writeCalendar({
    ...words,
    uid: `tour-${tour.reference}@${new URL(publicUrl).hostname}`,
    sequence: tour.sequence,
    state: tour.state,
    writtenAt: now,
    startsAt: new Date(tour.starts_at),
    endsAt: endOf(tour.starts_at),
    location: tour.property?.location ?? '',
    url: tour.property?.url ?? '',
    organiser: { name: site.name, email: site.emails.general },
  })
  return {
    filename: 'tour.ics',
    text,
    type: `text/calendar; charset=utf-8; method=${calendarMethod(tour.state)}`,
  }
}
