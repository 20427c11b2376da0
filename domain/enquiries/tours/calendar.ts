import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

import type { TourState } from './tour.ts'

/** A tour as an iCalendar event (RFC 5545; RFC 5546 for the methods). */
export interface CalendarEvent {
  /** Stays the same when the tour is moved. */
  id: string
  /** Grows with each change, so that an older file never overrides a newer one. */
  sequence: number
  state: TourState
  stamp: Date
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; email: string }
  /** The visitor's address, in the visitor's own file. */
  attendee?: string | undefined
}

const STATUSES: Record<TourState, ICalEventStatus> = {
  proposed: ICalEventStatus.TENTATIVE,
  countered: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
}

const PROGRAM = { prodId: '//Real estate site//Tours//EN', scale: 'gregorian' }

/** The event as an .ics file, in UTC. */
export function writeCalendar(event: CalendarEvent): string {
  const calendar = ical({ ...PROGRAM, method: calendarMethod(event) })
  calendar.createEvent(toIcal(event))
  return `${calendar.toString()}\r\n`
}

/**
 * The visitor gets an invitation, which replaces what an earlier file put into the calendar. The
 * agency's own copy is published: it names no guests, and nobody is to accept it by email.
 */
export function calendarMethod({
  state,
  attendee,
}: Pick<CalendarEvent, 'state' | 'attendee'>): ICalCalendarMethod {
  if (STATUSES[state] === ICalEventStatus.CANCELLED) return ICalCalendarMethod.CANCEL
  return attendee === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST
}

const REFRESH_SECONDS = 900

/** Many events as one calendar that programs subscribe to. */
export function writeSubscription(name: string, events: CalendarEvent[]): string {
  const calendar = ical({ ...PROGRAM, name: withoutControls(name), ttl: REFRESH_SECONDS })
  for (const event of events) calendar.createEvent(toIcal(event))
  return `${calendar.toString()}\r\n`
}

function toIcal({ state, attendee, ...event }: CalendarEvent) {
  return {
    ...event,
    status: STATUSES[state],
    summary: withoutControls(event.summary),
    description: withoutControls(event.description),
    location: withoutControls(event.location) || null,
    url: event.url || null,
    attendees: attendee === undefined ? [] : [guest(state, attendee)],
  }
}

/** Asked for no reply: the visitor answers on the page of the tour. */
function guest(state: TourState, email: string) {
  const isOpen = state === 'countered'
  return {
    email,
    role: ICalAttendeeRole.REQ,
    status: isOpen ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  }
}

/** iCalendar text allows no control characters but line breaks, which the library escapes. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\r\n]/gu, ' ')
}
