import type { Agency } from '#domain/agency/agency.ts'
import { propertyFact, senderFacts } from '#domain/enquiries/enquiry-email.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { emailHtml, emailText, emailToAgency, isolated, oneLine } from '#domain/mail/email.ts'
import type { EmailContent, Fact } from '#domain/mail/email.ts'

import { calendarMethod, writeCalendar, type CalendarEvent } from './calendar.ts'
import { endOf, formatTourTime } from './tour-time.ts'
import type { ChangeKind } from './tour.ts'
import { VISITOR_EMAIL_WORDS } from './visitor-email-words.ts'

/** What emails and calendar files say about a tour. */
export interface TourDetails {
  reference: string
  sequence: number
  state: CalendarEvent['state']
  starts_at: string
  property: TourProperty | undefined
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

/**
 * Confirms a change to the visitor, in their language. It contains nothing that was typed into the
 * form: the address may be a stranger's, and the site must not deliver messages to strangers.
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
  const facts: Fact[] = [
    ...visitorPropertyFacts(tour),
    [words.time, formatTourTime(tour.starts_at, language)],
  ]
  const footer = words.footer(isolated(language, inLanguage(language, profile).name))
  const note = what === 'cancelled' ? words.cancelled : words.toBeConfirmed
  const label = what === 'cancelled' ? words.see : words.change
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
  return calendarFile(
    ownTour,
    { ...context, agency },
    {
      summary: words.inCalendar(about),
      description: `${contact}\n${change}`,
    },
  )
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
