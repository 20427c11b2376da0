import { expect, test } from 'vitest'

import { writeCalendar, type CalendarEvent } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'tour-abc@homes.example',
  sequence: 2,
  state: 'proposed',
  writtenAt: new Date('2026-03-01T08:00:00.123Z'),
  startsAt: new Date('2026-03-03T10:30:00Z'),
  endsAt: new Date('2026-03-03T11:15:00Z'),
  summary: 'Tour',
  description: 'Layla',
  location: 'Dubai Marina',
  url: 'https://homes.example/properties2/7',
  organiser: { name: 'Homes "& Co"', email: 'hello@homes.example' },
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
      'STATUS:TENTATIVE',
      'SUMMARY:Tour',
      'DESCRIPTION:Layla',
      'LOCATION:Dubai Marina',
      'URL:https://homes.example/properties2/7',
      'ORGANIZER;CN="Homes  & Co ":mailto:hello@homes.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a cancelled one is taken out of the calendar', () => {
  const text = writeCalendar({ ...event, state: 'cancelled' })
  expect(text).toContain('\r\nMETHOD:CANCEL\r\n')
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\n')
})

test('a tour of no certain place has neither a place nor an address', () => {
  const lines = writeCalendar({ ...event, location: '', url: '' }).split('\r\n')
  expect(lines.filter((line) => /^(LOCATION|URL)/.test(line))).toEqual([])
  expect(lines).toHaveLength(writeCalendar(event).split('\r\n').length - 2)
})

test('what a visitor typed stays within its line', () => {
  const text = writeCalendar({ ...event, summary: 'A;b,c\\d\r\nEND:VEVENT\nX\u0007Y' })
  expect(text).toContain('\r\nSUMMARY:A\\;b\\,c\\\\d\\nEND:VEVENT\\nX Y\r\n')
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})

test.each([
  ['a\rb', 'a\\nb'],
  ['a\r\n\r\nb', 'a\\n\\nb'],
  ['a\tb\u0000c', 'a b c'],
])('of %j a calendar reads one line', (given, written) => {
  const lines = writeCalendar({
    ...event,
    uid: given,
    description: given,
    location: given,
    organiser: { name: 'A\r\n"B"', email: 'hello@homes.example' },
  }).split('\r\n')
  for (const name of ['UID', 'DESCRIPTION', 'LOCATION'])
    expect(lines).toContain(`${name}:${written}`)
  expect(lines).toContain('ORGANIZER;CN="A   B ":mailto:hello@homes.example')
})

test('a line of 75 bytes is whole, and the rest of a longer one goes on below', () => {
  const lineOf = (length: number) => {
    const text = writeCalendar({ ...event, summary: 'x'.repeat(length - 'SUMMARY:'.length) })
    const lines = text.split('\r\n')
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'))
    return lines.slice(at, lines.indexOf('DESCRIPTION:Layla')).map((line) => line.length)
  }
  expect(lineOf(75)).toEqual([75])
  expect(lineOf(76)).toEqual([75, 2])
  expect(lineOf(75 + 74)).toEqual([75, 75])
  expect(lineOf(75 + 74 + 1)).toEqual([75, 75, 2])
})

test('long lines are folded at 75 bytes, and no character is torn', () => {
  const summary = `${'مرسى 🏠 '.repeat(40)}end`
  const text = writeCalendar({ ...event, summary })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})
