import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A tour as an iCalendar event (RFC 5545; RFC 5546 for the methods). */
export interface CalendarEvent {
  /** Stays the same when the tour is moved. */
  id: string
  /** Grows with each change, so that an older file never overrides a newer one. */
  sequence: number
  state: 'proposed' | 'cancelled'
  stamp: Date
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; email: string }
}

/**
 * The event as an .ics file, in UTC. The method is PUBLISH, not REQUEST: a proposed time needs no
 * acceptance by email, and the file names no guests.
 */
export function writeCalendar({ state, ...event }: CalendarEvent): string {
  const calendar = ical({
    prodId: '//Real estate site//Tours//EN',
    scale: 'gregorian',
    method: calendarMethod(state),
  })
  calendar.createEvent({
    ...event,
    status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
    summary: withoutControls(event.summary),
    description: withoutControls(event.description),
    location: withoutControls(event.location) || null,
    url: event.url || null,
  })
  return `${calendar.toString()}\r\n`
}

export function calendarMethod(state: CalendarEvent['state']): ICalCalendarMethod {
  return state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

/** iCalendar text allows no control characters but line breaks, which the library escapes. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\r\n]/gu, ' ')
}
