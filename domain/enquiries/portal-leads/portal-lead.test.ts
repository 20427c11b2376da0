import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { htmlToText } from './html-to-text.ts'
import { plainSubject, recognise } from './portal-lead.ts'
import { readPortalEmail } from './read-portal-email.server.ts'

function sample(name: string) {
  return readPortalEmail(
    readFileSync(new URL(`../../../test/portal-emails/${name}.eml`, import.meta.url)),
  )
}

const BAYUT = { portal: 'bayut', language: 'en' }
const DUBIZZLE = { portal: 'dubizzle', language: 'en' }
const PROPERTY_FINDER = { portal: 'propertyfinder', language: 'en' }

test.each([
  [
    'bayut-plain',
    {
      ...BAYUT,
      name: 'Omar Haddad',
      email: 'omar.haddad@mail.example',
      phone: '+971 50 555 0112',
      reference: 'GH-12',
      title: 'Creekside residence with a terrace',
      message: 'Hello, is this home still available?\nI would like to see it on Thursday.',
    },
  ],
  [
    'bayut-html-table',
    {
      ...BAYUT,
      name: 'Sara O’Neill',
      email: 'sara@mail.example',
      phone: '+971505550113',
      reference: 'GH-13',
      message: 'Please send me the floor plan.\nThank you – Sara',
    },
  ],
  [
    'bayut-arabic',
    {
      portal: 'bayut',
      language: 'ar',
      name: 'ليلى المنصوري',
      email: 'layla@mail.example',
      phone: '٠٥٠ ٥٥٥ ٠١١٤',
      reference: 'GH-14',
      message: 'مساء الخير، هل العقار متاح للمعاينة يوم السبت؟',
    },
  ],
  [
    'bayut-forwarded-by-gmail',
    {
      ...BAYUT,
      name: '',
      email: '',
      phone: '00971505550115',
      reference: 'GH-15',
      title: 'Two-bedroom apartment',
      message: 'New call from Bayut',
    },
  ],
  [
    'dubizzle-plain',
    {
      ...DUBIZZLE,
      name: 'André Dubois',
      email: 'andre.dubois@mail.example',
      phone: '+33 6 55 50 01 20',
      reference: 'GH-20',
      message: 'Bonjour, est-ce que la villa est encore libre à partir de mai ?',
    },
  ],
  [
    'dubizzle-one-line',
    {
      ...DUBIZZLE,
      name: 'Priya N.',
      email: '',
      phone: '(050) 555-0121',
      reference: 'GH-21',
      title: 'Studio near the metro',
    },
  ],
  [
    'dubizzle-arabic-html',
    {
      portal: 'dubizzle',
      language: 'ar',
      name: 'خالد العلي',
      email: '',
      phone: '+971 55 555 0122',
      reference: 'gh-22',
      message: 'السلام عليكم، أرغب في شراء هذا البيت نقدًا.',
    },
  ],
  [
    'dubizzle-forwarded-by-outlook',
    {
      ...DUBIZZLE,
      name: 'John Smith',
      email: 'john@mail.example',
      phone: '971505550123',
      reference: 'GH-23',
      message: 'Is the price open to discussion?',
    },
  ],
  [
    'property-finder-html',
    {
      ...PROPERTY_FINDER,
      name: 'Maria Rossi',
      email: 'maria@mail.example',
      phone: '+39 333 555 0130',
      reference: 'GH-30',
      title: 'Penthouse at the marina',
      message: 'Dear agent,\n\nwe look for a home for our family.\nMaria',
    },
  ],
  [
    'property-finder-call',
    {
      ...PROPERTY_FINDER,
      name: '',
      phone: '+971 52 555 0131',
      reference: 'GH-31',
      message: 'Missed call - Reference GH-31',
    },
  ],
  [
    'property-finder-arabic',
    {
      portal: 'propertyfinder',
      language: 'ar',
      name: 'يوسف الحربي',
      email: 'yousef@mail.example',
      phone: '0501555032',
      reference: 'GH-32',
      title: 'شقة غرفتين في المرسى',
      message: 'هل يمكن تقسيط الإيجار على أربع دفعات؟',
    },
  ],
  [
    'property-finder-attached',
    {
      ...PROPERTY_FINDER,
      name: 'Li Wei',
      phone: '+86 138 5550 0133',
      reference: 'GH-33',
      message: 'Hi, I saw your property on Property Finder and want to know more.',
    },
  ],
])('%s is a lead', async (name, lead) => {
  expect((await sample(name)).lead).toMatchObject(lead)
})

test('what only names a portal, or names nobody to answer, is no lead', async () => {
  expect(await sample('newsletter')).toMatchObject({ portal: 'bayut', lead: null })
  expect(await sample('supplier')).toMatchObject({ portal: '', lead: null })
})

test('an email that names a portal is a lead where it has the form of one', () => {
  const text = 'New lead from Bayut\nName: Omar\nPhone: 050 555 0112\nRef: GH-12'
  const forwarded = { from: 'nadia@homes.example', replyTo: '', subject: 'a lead', text }
  expect(recognise(forwarded).lead).toMatchObject({ portal: 'bayut', reference: 'GH-12' })
})

test('the address of whoever forwards an email is not the lead’s', () => {
  const text = 'From: Bayut <no-reply@bayut.com>\n\nName: Omar\nReference: GH-12'
  const forwarded = {
    from: 'nadia@homes.example',
    replyTo: 'nadia@homes.example',
    subject: '',
    text,
  }
  expect(recognise(forwarded)).toEqual({ portal: 'bayut', lead: null })
})

test('a portal’s email that is answered to the visitor tells their address', () => {
  const text = 'Name: Omar\nMessage: Hello'
  const sent = { from: 'no-reply@bayut.com', replyTo: 'omar@mail.example', subject: '', text }
  expect(recognise(sent).lead).toMatchObject({ email: 'omar@mail.example' })
})

test.each([
  ['Fwd: FW: Re: A lead', 'A lead'],
  ['إعادة توجيه: عميل جديد', 'عميل جديد'],
  ['Reference: GH-1', 'Reference: GH-1'],
])('the subject %s is %s', (subject, plain) => expect(plainSubject(subject)).toBe(plain))

describe('hostile emails', () => {
  test('scripts and styles are no text, and tags are not kept', () => {
    const html =
      '<SCRIPT>alert(1)</script ><style>p{}</style><!-- <p> --><p onclick=x>A &lt;b&gt; 1 < 2</p>'
    expect(htmlToText(html)).toBe('A <b> 1 < 2')
  })

  test('a letter that is longer in lower case does not move the end of a script', () => {
    expect(htmlToText('İİİ<Style>p{}</STYLE>Kaş &amp; İzmir')).toBe('İİİKaş & İzmir')
  })

  test.each([
    ['open tags', '<'.repeat(60_000)],
    ['open comments', '<!--'.repeat(100_000)],
    ['open scripts', '<script>'.repeat(60_000)],
    ['cells', '<td>'.repeat(40_000)],
    ['labels', 'Name:\n'.repeat(10_000)],
    ['dashes', `${'- '.repeat(25_000)}x`],
    ['stars', '*'.repeat(50_000)],
    ['addresses', `Email: ${'a.'.repeat(20_000)}@`],
    ['digits', `Phone: ${'1 '.repeat(20_000)}`],
    ['messages', 'Message: a\n'.repeat(5000)],
    ['references', 'ref ref no '.repeat(4000)],
    ['empty lines', `Subject: ref${'\n'.repeat(45_000)}Message:${'\n'.repeat(3000)}`],
    ['spaces in a link', `<a href=${' '.repeat(300_000)}>`],
    ['stars and spaces', '* '.repeat(20_000)],
  ])('%s take no time to read', (_, text) => {
    const started = performance.now()
    const from = 'no-reply@bayut.com'
    recognise({ from, replyTo: '', subject: text.slice(0, 500), text: htmlToText(text) })
    recognise({ from, replyTo: '', subject: text.slice(0, 500), text })
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test.each([
    ['nothing', ''],
    ['headers without an end', 'Subject: a'.repeat(1000)],
    ['a header of a megabyte', `From: a@b.example\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\nHello`],
    ['nested parts', nested(200)],
    [
      'a part that does not end',
      'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n\r\nHello',
    ],
    ['an unknown charset', 'Content-Type: text/plain; charset=klingon\r\n\r\nHello'],
    ['wrong base64', 'Content-Transfer-Encoding: base64\r\n\r\n!!!!====\r\n'],
    ['characters that cannot be stored', 'Subject: a\0b\ud800\r\n\r\nHel\0lo'],
  ])('%s is read without a fault', async (_, source) => {
    const read = await readPortalEmail(Buffer.from(source))
    expect(read.key).toMatch(/^[0-9a-f]{64}$/)
    expect(`${read.subject}${read.text}`).not.toContain('\0')
  })

  test('an email without a Message-ID is known by its content', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((text) => readPortalEmail(Buffer.from(`Subject: x\r\n\r\n${text}`))),
    )
    expect(one?.key).toBe(same?.key)
    expect(one?.key).not.toBe(other?.key)
  })
})

function nested(depth: number): string {
  const open = (level: number) =>
    `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`
  return Array.from({ length: depth }, (_, level) => open(level)).join('')
}
