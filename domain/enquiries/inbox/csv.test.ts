import { expect, test } from 'vitest'

import { CSV_HEADING, csvLine } from './csv.ts'

const enquiry = {
  id: 1,
  kind: 'contact',
  name: 'Layla "Lulu" Haddad',
  email: 'layla@example.com',
  phone: '+971 50 555 0100',
  subject: '=HYPERLINK("http://evil.example")',
  message: 'Two\nlines',
  address: '',
  countrycity: '@SUM(1)',
  language: 'ar',
  property: { id: 3, title: 'Villa, by the sea', reference: 'GH-3', state: 'public' },
  assignee_id: null,
  assignee_name: '',
  stage: 'new',
  source: 'site',
  first_answer_at: null,
  promised_until: null,
  clock: null,
  next_step: '',
  next_step_on: '',
  photos: [],
  photo_file_names: [] as string[],
  tour: null,
  created_at: '2026-03-01T08:00:00.000Z',
  handled_at: null,
  spam: false,
  delivery: { state: 'off' },
} as const

test('a row holds every field, quoted where needed', () => {
  const line = csvLine({ ...enquiry, photos: [] })
  expect(line).toContain('"Layla ""Lulu"" Haddad"')
  expect(line).toContain('"Villa, by the sea"')
  expect(line).toContain('"Two\nlines"')
  expect(line.endsWith(',false,off,,,GH-3,ar,,new,site,,,\r\n')).toBe(true)
})

test('an assignee without a name is the owner', () => {
  const line = csvLine({ ...enquiry, assignee_id: 1, photos: [] })
  expect(line).toContain(',ar,Owner,new,')
})

test('the columns are in the order of their headings', () => {
  expect(CSV_HEADING).toBe(
    'id,created_at,kind,name,email,phone,subject,message,address,countrycity,property,handled_at,' +
      'spam,delivery,tour_time,tour_state,property_reference,language,assignee_name,stage,' +
      'source,first_answer_at,next_step,next_step_on\r\n',
  )
  const texts = { name: 'Layla', phone: '050', subject: 'Fees', message: 'How much?' }
  const places = { address: 'Villa 9', countrycity: 'Dubai', property: null }
  const line = csvLine({ ...enquiry, ...texts, ...places, photos: [], spam: true })
  expect(line).toBe(
    '1,2026-03-01T08:00:00.000Z,contact,Layla,layla@example.com,050,Fees,How much?,Villa 9,Dubai,' +
      ',,true,off,,,,ar,,new,site,,,\r\n',
  )
})

test('a proposed time is written in Dubai time', () => {
  const time = { starts_at: '2026-03-03T10:30:00.000Z', offered_times: [], changes: [] }
  const tour = { ...time, id: 1, sequence: 1, reason: '', state: 'cancelled' as const }
  const line = csvLine({ ...enquiry, photos: [], tour })
  expect(line).toContain(',"Tuesday 3 March 2026 at 14:30, Dubai time",cancelled,GH-3,ar,,new,')
})

test('no cell can run as a formula', () => {
  const line = csvLine({ ...enquiry, photos: [] })
  expect(line).toContain('"\'=HYPERLINK(""http://evil.example"")"')
  expect(line).toContain("'+971 50 555 0100")
  expect(line).toContain("'@SUM(1)")
})

test('a message of many empty lines is written at once', () => {
  const message = `a${'\n'.repeat(100_000)}b`
  const startedAt = performance.now()
  expect(csvLine({ ...enquiry, message, photos: [] })).toContain(message)
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test.each([
  ['-1', "'-1"],
  ['\t=1', '"\'\t=1"'],
  ['＝1', "'＝1"],
  ['a;=1', '"a;\'=1"'],
  ['a; -b', '"a;\' -b"'],
  ['\r=1', '"\'\r=1"'],
  ['\n \n =1', '"\'\n \n =1"'],
  ['a\n\n =1', '"a\n\n\' =1"'],
  ['1+1=2', '1+1=2'],
  ['a@b.ae - c', 'a@b.ae - c'],
  ['a\rb', '"a\rb"'],
])('the cell %j is written as %j', (message, written) => {
  expect(csvLine({ ...enquiry, message, photos: [] })).toContain(`,${written},,'@SUM(1),`)
})
