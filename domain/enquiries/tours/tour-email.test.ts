import { describe, expect, test } from 'vitest'

import { brand } from '#agency/brand.ts'
import { profile } from '#agency/profile.ts'
import { tourHours } from '#agency/tour-hours.ts'

import {
  agencyCalendar,
  agencyEmail,
  visitorCalendar,
  visitorEmail,
  type TourDetails,
} from './tour-email.ts'

const tour: TourDetails = {
  reference: '0123456789abcdef01234567',
  sequence: 3,
  state: 'proposed',
  starts_at: '2026-03-04T06:00:00.000Z',
  offered_times: [],
  reason: '',
  property: {
    title: 'Frond house',
    title_ar: 'بيت على السعفة',
    reference: 'GH-7',
    location: 'Palm Jumeirah',
    location_ar: 'نخلة جميرا',
    url: 'https://homes.example/properties2/7',
    url_ar: 'https://homes.example/ar/properties2/7',
  },
  visitor: {
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '+971 50 555 0100',
    language: 'en',
  },
}
const inArabic: TourDetails = { ...tour, visitor: { ...tour.visitor, language: 'ar' } }
const anywhere: TourDetails = { ...tour, property: undefined }
const cancelled: TourDetails = { ...tour, state: 'cancelled' }

const BEFORE = {
  before: { starts_at: '2026-03-03T10:30:00.000Z', state: 'proposed' as const },
  publicUrl: 'https://homes.example',
  brand,
}
const LINK = 'https://homes.example/tour/0123.abcd'
const TO_VISITOR = { url: LINK, profile, brand }
const TOLD = {
  now: new Date('2026-03-01T08:00:00Z'),
  publicUrl: 'https://www.homes.example:8443',
  agency: { profile, tourHours },
}

describe('the agency', () => {
  test('is told who has moved which tour, from when to when', () => {
    const { subject, text, html } = agencyEmail('moved', tour, BEFORE)
    expect(subject).toBe('A tour is moved: Frond house, Layla Haddad')
    expect(text.split('\n')).toEqual([
      'A tour is moved',
      '',
      'Name: Layla Haddad',
      'E-mail: layla@example.com',
      'Phone: +971 50 555 0100',
      'Language: English',
      'Property: Frond house (https://homes.example/properties2/7)',
      'Reference: GH-7',
      'Before: Tuesday 3 March 2026 at 14:30, Dubai time',
      'Proposed time: Wednesday 4 March 2026 at 10:00, Dubai time',
      '',
      'Reply to this email to answer the sender.',
      'Inbox: https://homes.example/admin/enquiries',
    ])
    for (const words of ['>A tour is moved<', '>Layla Haddad<', '>Before<', 'Reply to this email'])
      expect(html).toContain(words)
    expect(html).toMatch(
      /<a href="https:\/\/homes\.example\/admin\/enquiries"[^>]*>Open the inbox</,
    )
    expect(html.match(/<p /g)).toHaveLength(1)
  })

  test('is told when a cancelled tour would have been', () => {
    const { subject, text } = agencyEmail('cancelled', cancelled, BEFORE)
    expect(subject).toBe('A tour is cancelled: Frond house, Layla Haddad')
    expect(text).toContain('\nCancelled: Wednesday 4 March 2026 at 10:00, Dubai time\n')
    expect(text).not.toMatch(/Before|Proposed/)
  })

  test('is told of a tour without a property where none is known', () => {
    const { subject, text } = agencyEmail('moved', anywhere, BEFORE)
    expect(subject).toBe('A tour is moved: Layla Haddad')
    expect(text).toContain('\nProposed time: Wednesday 4 March 2026 at 10:00, Dubai time\n')
    expect(text).not.toContain('Property')
  })

  test('reads English, and which language the visitor wrote in', () => {
    const { subject, text, html } = agencyEmail('moved', inArabic, BEFORE)
    expect(subject).toBe('A tour is moved: Frond house, Layla Haddad')
    expect(text).toContain('\nLanguage: Arabic\n')
    expect(text).toContain('Property: Frond house (https://homes.example/properties2/7)')
    expect(html).toContain('<html lang="en">')
    expect(agencyCalendar(inArabic, TOLD).text).toContain('LOCATION:Palm Jumeirah')
  })

  test('gets one line per fact, whatever was typed', () => {
    const visitor = { ...tour.visitor, name: 'Layla\r\nBcc: all@example.com' }
    const { subject, text } = agencyEmail('moved', { ...tour, visitor }, BEFORE)
    expect(subject).toBe('A tour is moved: Frond house, Layla Bcc: all@example.com')
    expect(text).toContain('\nName: Layla Bcc: all@example.com\n')
  })

  test('finds in the calendar file whom to meet, and where', () => {
    const { filename, type, text } = agencyCalendar(tour, TOLD)
    expect([filename, type]).toEqual(['tour.ics', 'text/calendar; charset=utf-8; method=PUBLISH'])
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'UID:tour-0123456789abcdef01234567@www.homes.example',
        'SEQUENCE:3',
        'DTSTAMP:20260301T080000Z',
        'DTSTART:20260304T060000Z',
        'DTEND:20260304T064500Z',
        'SUMMARY:Tour: Frond house\\, Layla Haddad',
        'DESCRIPTION:Layla Haddad\\n+971 50 555 0100\\nlayla@example.com\\nhttps://homes.example/properties2/7',
        'LOCATION:Palm Jumeirah',
        'URL;VALUE=URI:https://homes.example/properties2/7',
        `ORGANIZER;CN="${profile.name}":mailto:${profile.emails.general}`,
      ]),
    )
  })

  test('finds the visitor in the calendar file where there is no property', () => {
    const visitor = { ...tour.visitor, phone: '' }
    const lines = linesOf(agencyCalendar({ ...anywhere, visitor }, TOLD).text)
    expect(lines).toContain('SUMMARY:Tour: Layla Haddad')
    expect(lines).toContain('DESCRIPTION:Layla Haddad\\nlayla@example.com')
    expect(lines.filter((line) => /^(LOCATION|URL)/.test(line))).toEqual([])
  })
})

describe('the visitor', () => {
  const FOOT = `You receive this because this address was given at ${profile.name}. If it was not you, please ignore it.`

  test.each(['proposed', 'moved'] as const)('is told how to change a %s tour', (what) => {
    const { subject, text, html } = visitorEmail(what, tour, TO_VISITOR)
    expect(subject).toBe(`Your tour is ${what}: Frond house`)
    expect(text.split('\n')).toEqual([
      `Your tour is ${what}`,
      '',
      'Property: Frond house (https://homes.example/properties2/7)',
      'Reference: GH-7',
      'Time: Wednesday 4 March 2026 at 10:00, Dubai time',
      '',
      'We will reach out as soon as possible to confirm it.',
      `Change or cancel your tour: ${LINK}`,
      FOOT,
    ])
    expect(html).toContain(`>Your tour is ${what}<`)
    expect(html).toContain('>We will reach out as soon as possible to confirm it.<')
    expect(html).toMatch(/<a href="[^"]*\/tour\/0123\.abcd"[^>]*>Change or cancel your tour</)
    expect(html.match(/<p /g)).toHaveLength(2)
  })

  test('is told that the agency knows of a cancellation', () => {
    const { subject, text } = visitorEmail('cancelled', cancelled, TO_VISITOR)
    expect(subject).toBe('Your tour is cancelled: Frond house')
    expect(text.split('\n').slice(-3)).toEqual([
      'We have told the agency. You are welcome to propose another time at any moment.',
      `See the tour: ${LINK}`,
      FOOT,
    ])
  })

  test('is told of no property where none is known', () => {
    const { subject, text } = visitorEmail('proposed', anywhere, TO_VISITOR)
    expect(subject).toBe('Your tour is proposed')
    expect(text).not.toContain('Property')
  })

  test('finds in the calendar file the property, the agency and how to cancel', () => {
    const { filename, type, text } = visitorCalendar(cancelled, TOLD, LINK)
    expect([filename, type]).toEqual(['tour.ics', 'text/calendar; charset=utf-8; method=CANCEL'])
    const lines = linesOf(text)
    expect(lines).toContain('SUMMARY:Tour: Frond house')
    expect(lines).toContain(
      `DESCRIPTION:${profile.name}\\, ${profile.phones[0]}\\nChange or cancel: ${LINK}`,
    )
    expect(lines).toContain('LOCATION:Palm Jumeirah')
    expect(linesOf(visitorCalendar(anywhere, TOLD, LINK).text)).toContain(
      `SUMMARY:Tour: ${profile.name}`,
    )
    expect(text).not.toMatch(/Layla|555 0100/)
  })
})

describe('a visitor who wrote in Arabic', () => {
  const name = profile.name_ar

  test('gets the email in Arabic, with addresses on lines of their own', () => {
    const { subject, text } = visitorEmail('proposed', inArabic, TO_VISITOR)
    expect(subject).toBe('موعد معاينتك المقترح: بيت على السعفة')
    expect(text.split('\n')).toEqual([
      'موعد معاينتك المقترح',
      '',
      'العقار: بيت على السعفة',
      'https://homes.example/ar/properties2/7',
      'المرجع: \u2066GH-7\u2069',
      'الموعد: الأربعاء 4 مارس 2026 الساعة 10:00 بتوقيت دبي',
      '',
      'سنتواصل معك في أقرب وقت لتأكيد الموعد.',
      'تغيير موعد المعاينة أو إلغاؤه:',
      LINK,
      `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقع ${name}. إن لم تكن أنت من أدخله، فيرجى تجاهلها.`,
    ])
  })

  test('gets it from right to left, with Latin parts kept together', () => {
    const { html } = visitorEmail('moved', inArabic, TO_VISITOR)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<td lang="ar" dir="rtl" align="right"><h1')
    expect(html).toContain('<bdi dir="ltr">GH-7</bdi>')
    expect(html).toMatch(
      /<a href="https:\/\/homes\.example\/ar\/properties2\/7"[^>]*>بيت على السعفة<\/a>/,
    )
    expect(html).toMatch(/<a href="[^"]*\/tour\/0123\.abcd"[^>]*>تغيير موعد المعاينة أو إلغاؤه</)
    expect(html).not.toMatch(/[\u2066-\u2069]/)
  })

  test('reads names that have no Arabic in English', () => {
    const property = tour.property && { ...tour.property, title_ar: '', location_ar: '' }
    const english = { ...TO_VISITOR, profile: { ...profile, name_ar: '' } }
    const {
      subject,
      text: words,
      html,
    } = visitorEmail('cancelled', { ...inArabic, property }, english)
    expect(words).toContain(`أُدخل في موقع \u2066${profile.name}\u2069.`)
    expect(subject).toBe('أُلغيت معاينتك: \u2066Frond house\u2069')
    expect(html).toContain('<bdi dir="ltr">Frond house</bdi>')
    const { text } = visitorCalendar({ ...inArabic, property }, TOLD, LINK)
    expect(linesOf(text)).toContain('LOCATION:Palm Jumeirah')
  })

  test('gets the calendar file in Arabic', () => {
    const lines = linesOf(visitorCalendar(inArabic, TOLD, LINK).text)
    expect(lines).toContain('SUMMARY:معاينة: بيت على السعفة')
    expect(lines).toContain('LOCATION:نخلة جميرا')
    expect(lines).toContain('URL;VALUE=URI:https://homes.example/ar/properties2/7')
    expect(lines).toContain(
      `DESCRIPTION:${name}، \u2066${profile.phones[0]}\u2069\\nلتغيير الموعد أو إلغائه:\\n${LINK}`,
    )
  })
})

function linesOf(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}
