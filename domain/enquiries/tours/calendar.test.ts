import { expect, test } from 'vitest'

import { parseCalendar } from '#test/calendar.ts'

import { writeCalendar, writeSubscription, type CalendarEvent } from './calendar.ts'

const event: CalendarEvent = {
  id: 'tour-abc@homes.example',
  sequence: 2,
  state: 'proposed',
  stamp: new Date('2026-03-01T08:00:00.123Z'),
  start: new Date('2026-03-03T10:30:00Z'),
  end: new Date('2026-03-03T11:15:00Z'),
  summary: 'Tour',
  description: 'Layla',
  location: 'Dubai Marina',
  url: 'https://homes.example/properties2/7',
  organizer: { name: 'Homes "& Co"', email: 'hello@homes.example' },
}

test('a proposed tour is a published, tentative event in UTC', () => {
  expect(writeCalendar(event)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Real estate site//Tours//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:tour-abc@homes.example',
      'SEQUENCE:2',
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260303T103000Z',
      'DTEND:20260303T111500Z',
      'SUMMARY:Tour',
      'LOCATION:Dubai Marina',
      'DESCRIPTION:Layla',
      `ORGANIZER;CN="Homes ^'& Co^'":mailto:hello@homes.example`,
      'URL;VALUE=URI:https://homes.example/properties2/7',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a cancelled tour is removed from the calendar', () => {
  const text = writeCalendar({ ...event, state: 'cancelled' })
  expect(text).toContain('\r\nMETHOD:CANCEL\r\n')
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\n')
})

test('a tour without a property has neither a location nor a URL', () => {
  const lines = writeCalendar({ ...event, location: '', url: '' }).split('\r\n')
  expect(lines.filter((line) => /^(LOCATION|URL)/.test(line))).toEqual([])
  expect(lines).toHaveLength(writeCalendar(event).split('\r\n').length - 2)
})

test('text typed by a visitor cannot start a new line', () => {
  const text = writeCalendar({ ...event, summary: 'A;b,c\\d\r\nEND:VEVENT\nX\u0007Y' })
  expect(text).toContain('\r\nSUMMARY:A\\;b\\,c\\\\d\\nEND:VEVENT\\nX Y\r\n')
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})

test.each([
  ['a\rb', 'a\\nb'],
  ['a\r\n\r\nb', 'a\\n\\nb'],
  ['a\tb\u0000c', 'a b c'],
])('%j is written as one line', (given, written) => {
  const lines = writeCalendar({
    ...event,
    description: given,
    location: given,
    organizer: { name: 'A\r\n"B"', email: 'hello@homes.example' },
  }).split('\r\n')
  for (const name of ['DESCRIPTION', 'LOCATION']) expect(lines).toContain(`${name}:${written}`)
  expect(lines).toContain(`ORGANIZER;CN="A^n^'B^'":mailto:hello@homes.example`)
})

test('long lines are folded within 75 bytes, between characters', () => {
  const summary = `${'مرسى 🏠 '.repeat(40)}end`
  const text = writeCalendar({ ...event, summary })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})

test('the visitor’s file is an invitation that needs no reply', () => {
  const text = writeCalendar({ ...event, state: 'accepted', attendee: 'layla@example.com' })
  expect(text.replaceAll('\r\n ', '')).toContain(';RSVP=FALSE:')
  expect(parseCalendar(text)).toMatchObject({
    method: 'REQUEST',
    events: [{ attendee: 'layla@example.com', answer: 'ACCEPTED', status: 'CONFIRMED' }],
  })
})

test.each([
  ['proposed', 'REQUEST', 'TENTATIVE', 'ACCEPTED'],
  ['countered', 'REQUEST', 'TENTATIVE', 'NEEDS-ACTION'],
  ['accepted', 'REQUEST', 'CONFIRMED', 'ACCEPTED'],
  ['declined', 'CANCEL', 'CANCELLED', 'ACCEPTED'],
  ['cancelled', 'CANCEL', 'CANCELLED', 'ACCEPTED'],
] as const)('a %s tour is a %s with the status %s', (state, method, status, answer) => {
  const attendee = 'layla@example.com'
  const parsed = parseCalendar(writeCalendar({ ...event, state, attendee }))
  expect(parsed).toMatchObject({ method, events: [{ status, answer }] })
})

test('many tours are one calendar to subscribe to', () => {
  const other = { ...event, id: 'tour-def@homes.example', summary: 'Other' }
  const parsed = parseCalendar(writeSubscription('Tours, all', [event, other]))
  expect(parsed).toMatchObject({
    method: null,
    name: 'Tours, all',
    events: [{ uid: event.id, summary: 'Tour' }, { uid: other.id }],
  })
  expect(parseCalendar(writeSubscription('None', [])).events).toEqual([])
})
