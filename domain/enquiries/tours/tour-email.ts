import type { Agency } from '#domain/agency/agency.ts'
import { propertyFact, senderFacts } from '#domain/enquiries/enquiry-email.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { emailHtml, emailText, emailToAgency, isolated, oneLine } from '#domain/mail/email.ts'
import type { EmailContent, Fact } from '#domain/mail/email.ts'

import { calendarMethod, writeCalendar, type CalendarEvent } from './calendar.ts'
import { endOf, formatTourTime } from './tour-time.ts'
import type { ChangeKind, TourState } from './tour.ts'
import { VISITOR_EMAIL_WORDS } from './visitor-email-words.ts'

/** What emails and calendar files say about a tour. */
export interface TourDetails {
  reference: string
  sequence: number
  state: TourState
  starts_at: string
  offered_times: string[]
  reason: string
  property: TourProperty | undefined
  /** Whom the visitor meets; the phone number only where everyone may see it. */
  agent?: { name: string; name_ar: string; phone: string } | undefined
  visitor: { name: string; email: string; phone: string; language: Language }
}

/** In both languages: the agency reads English, the visitor their own. */
export interface TourProperty {
  title: string
  title_ar: string
  reference: string
  location: string
  location_ar: string
  url: string
  url_ar: string
}

/** Subjects of emails to the agency. That of a new tour is in `enquiry-email.ts`. */
const TO_AGENCY = {
  moved: 'A tour is moved',
  cancelled: 'A tour is cancelled',
  chosen: 'A time for a tour is chosen',
  accepted: 'A tour is accepted',
  countered: 'Other times for a tour are proposed',
  declined: 'A tour is declined',
}

export type AgencyEmailKind = keyof typeof TO_AGENCY

interface AgencyEmailContext {
  before: Pick<TourDetails, 'starts_at' | 'state'>
  publicUrl: string
  brand: Agency['brand']
}

/** Tells the agency what a visitor has changed, or the agent what a colleague has answered. */
export function agencyEmail(
  what: AgencyEmailKind,
  tour: TourDetails,
  { before, publicUrl, brand }: AgencyEmailContext,
): EmailContent {
  const { visitor, property } = tour
  const mustAccept = what === 'moved' && before.state === 'accepted'
  return emailToAgency({
    heading: TO_AGENCY[what],
    topic: [property?.title, visitor.name],
    facts: [
      ...senderFacts(visitor),
      ...propertyFact(property),
      ...agencyTimeFacts(what, tour, before.starts_at),
    ],
    note: mustAccept ? 'It was accepted before; the new time is not yet.' : '',
    inboxUrl: `${publicUrl}/admin/enquiries`,
    colours: brand,
  })
}

function agencyTimeFacts(what: AgencyEmailKind, tour: TourDetails, before: string): Fact[] {
  const time = formatTourTime(tour.starts_at)
  switch (what) {
    case 'moved':
      return [
        ['Before', formatTourTime(before)],
        ['Proposed time', time],
      ]
    case 'countered':
      return [
        ['Before', formatTourTime(before)],
        ...tour.offered_times.map((at): Fact => ['Proposed time', formatTourTime(at)]),
      ]
    case 'declined':
      return [
        ['Declined', time],
        ['Reason', tour.reason],
      ]
    case 'cancelled':
      return [['Cancelled', time]]
    default:
      return [['Agreed time', time]]
  }
}

/**
 * Tells the visitor of a change, in their language. It contains nothing that was typed into the
 * form: the address may be a stranger's, and the site must not deliver messages to strangers. The
 * reason of a refusal was written by an agent.
 */
export function visitorEmail(
  what: ChangeKind,
  tour: TourDetails,
  { url, profile, brand }: Pick<Agency, 'profile' | 'brand'> & { url: string },
): EmailContent {
  const { language } = tour.visitor
  const words = VISITOR_EMAIL_WORDS[language]
  const property = inLanguage(language, tour.property)
  const heading = words.headings[what]
  const facts = [...visitorPropertyFacts(tour), ...visitorTimeFacts(what, tour)]
  const footer = words.footer(isolated(language, inLanguage(language, profile).name))
  const note = words.notes[what]
  const label = words.links[what]
  const link = language === 'ar' ? [`${label}:`, url] : [`${label}: ${url}`]
  return {
    subject: oneLine(property ? `${heading}: ${isolated(language, property.title)}` : heading),
    text: emailText(heading, facts, ['', note, ...link, footer], language),
    html: emailHtml({
      language,
      heading,
      facts,
      note,
      footer,
      link: { label, url },
      colours: brand,
    }),
  }
}

function visitorPropertyFacts({ property, visitor: { language } }: TourDetails): Fact[] {
  const words = VISITOR_EMAIL_WORDS[language]
  if (!property) return []
  const { title, reference, url } = inLanguage(language, property)
  return [
    [words.property, isolated(language, title), url],
    [words.reference, isolated(language, reference)],
  ]
}

function visitorTimeFacts(what: ChangeKind, tour: TourDetails): Fact[] {
  const { language } = tour.visitor
  const words = VISITOR_EMAIL_WORDS[language]
  const { starts_at, offered_times, reason, agent } = inLanguage(language, tour)
  const time: Fact = [words.time, formatTourTime(starts_at, language)]
  if (what === 'countered')
    return offered_times.map((at, index) => [
      words.timeNumber(index + 1),
      formatTourTime(at, language),
    ])
  if (what === 'declined') return [time, [words.reason, isolated(language, reason)]]
  if (tour.state !== 'accepted' || !agent?.name) return [time]
  const contact = [agent.name, agent.phone].filter(Boolean).map((part) => isolated(language, part))
  return [time, [words.agent, contact.join(words.comma)]]
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
  const { language } = tour.visitor
  const words = VISITOR_EMAIL_WORDS[language]
  const { profile, tourHours } = context.agency
  const ownTour = { ...tour, property: inLanguage(language, tour.property) }
  const agency = { profile: inLanguage(language, profile), tourHours }
  const { name, phones } = agency.profile
  const about = isolated(language, ownTour.property?.title ?? name)
  const contact = words.agencyInCalendar(
    isolated(language, name),
    isolated(language, phones[0] ?? ''),
  )
  const change = `${words.changeInCalendar}:${language === 'ar' ? '\n' : ' '}${url}`
  const times = tour.offered_times.map((at) => formatTourTime(at, language))
  return calendarFile(
    ownTour,
    { ...context, agency },
    {
      summary: words.inCalendar(about),
      description: [contact, ...times, change].join('\n'),
      attendee: tour.visitor.email || undefined,
    },
  )
}

function calendarFile(
  tour: TourDetails,
  { now, ...context }: CalendarContext,
  texts: Pick<CalendarEvent, 'summary' | 'description' | 'attendee'>,
) {
  const event = { ...eventOf(tour, context), ...texts, stamp: now }
  return {
    filename: 'tour.ics',
    text: writeCalendar(event),
    type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
  }
}

/** What is the same in every calendar that the tour is in. */
export function eventOf(
  tour: Pick<TourDetails, 'reference' | 'sequence' | 'state' | 'starts_at' | 'property'>,
  { publicUrl, agency: { profile, tourHours } }: Omit<CalendarContext, 'now'>,
) {
  return {
    id: `tour-${tour.reference}@${new URL(publicUrl).hostname}`,
    sequence: tour.sequence,
    state: tour.state,
    start: new Date(tour.starts_at),
    end: endOf(tourHours, tour.starts_at),
    location: tour.property?.location ?? '',
    url: tour.property?.url ?? '',
    organizer: { name: profile.name, email: profile.emails.general },
  }
}
