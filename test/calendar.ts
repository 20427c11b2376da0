import ICAL from 'ical.js'

/** A calendar file as a calendar program understands it. Throws where it is not well-formed. */
export function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    method: calendar.getFirstPropertyValue('method'),
    name: calendar.getFirstPropertyValue('name'),
    events: calendar.getAllSubcomponents('vevent').map(parseEvent),
  }
}

function parseEvent(component: ICAL.Component) {
  const event = new ICAL.Event(component)
  const attendee = event.attendees[0]
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    attendee: addressOf(attendee?.getFirstValue()),
    answer: attendee?.getParameter('partstat') ?? null,
  }
}

/** Of a `mailto:` address, whose scheme may be in capitals. */
function addressOf(value: unknown): string | null {
  return typeof value === 'string' ? value.replace(/^mailto:/i, '') : null
}

/** The fields of a contact file, by their names. */
export function parseContact(text: string): Record<string, unknown> {
  const card = new ICAL.Component(ICAL.parse(text))
  return Object.fromEntries(
    card.getAllProperties().map((property) => [property.name, property.getFirstValue()]),
  )
}
