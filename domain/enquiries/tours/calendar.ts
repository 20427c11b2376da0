/** A tour as calendars understand it; see RFC 5545 and, for the methods, RFC 5546. */
export interface CalendarEvent {
  /** The same for as long as it is the same tour. */
  uid: string
  /** Grows with each change, so that an older file never undoes a newer one. */
  sequence: number
  state: 'proposed' | 'cancelled'
  writtenAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  location: string
  url: string
  organiser: { name: string; email: string }
}

/**
 * The event as an .ics file. It is published, not requested: nobody is asked to accept by return of
 * mail what is only proposed, and it names no guest.
 */
export function writeCalendar(event: CalendarEvent): string {
  const { state, organiser } = event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Real estate site//Tours//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(state)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'TENTATIVE'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    `ORGANIZER;CN="${parameter(organiser.name)}":mailto:${organiser.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

export function methodOf(state: CalendarEvent['state']): 'PUBLISH' | 'CANCEL' {
  return state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
}

/** In UTC: Dubai's clock never changes, and every calendar turns it into its owner's. */
function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** A quoted parameter can hold neither quotes nor control characters. */
function parameter(text: string): string {
  return text.replace(/["\p{Cc}]/gu, ' ')
}

const LINE_BYTES = 75

/** No line is longer than 75 bytes, and no character is torn in two. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let room = LINE_BYTES
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (bytes > room) {
      lines.push(part)
      part = ''
      // The blank in front of what follows is a byte of it.
      room = LINE_BYTES - 1
    }
    part += character
    room -= bytes
  }
  return [...lines, part].join('\r\n ')
}
