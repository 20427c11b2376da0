import { expect, test } from 'vitest'

import { SHIPPED_COLOURS } from '#domain/brand/palette.ts'

import { emailHtml, oneLine } from './email.ts'

const email = {
  heading: 'A message',
  facts: [
    ['Name', 'Layla'],
    ['Phone', '050'],
  ] as [string, string][],
  message: 'How much?',
  note: 'Two photos are in the inbox.',
  footer: 'Reply to answer.',
  link: { label: 'Open the inbox', url: 'https://homes.example/admin' },
  colours: SHIPPED_COLOURS,
}

test('an email has its parts in order, from heading to link', () => {
  expect(wordsOf(emailHtml(email))).toEqual([
    'A message',
    'Name',
    'Layla',
    'Phone',
    '050',
    'How much?',
    'Two photos are in the inbox.',
    'Reply to answer.',
    'Open the inbox',
  ])
})

test('empty parts are left out', () => {
  const bare = emailHtml({ ...email, facts: [], message: '', note: '' })
  expect(wordsOf(bare)).toEqual(['A message', 'Reply to answer.', 'Open the inbox'])
  expect(bare.match(/<p /g)).toHaveLength(1)
})

test('markup in any part is escaped', () => {
  const odd = `<b title='x' id="y">&`
  const html = emailHtml({
    ...email,
    heading: odd,
    facts: [[odd, odd]],
    message: odd,
    note: odd,
    footer: odd,
    link: { label: odd, url: odd },
  })
  expect(html).not.toContain('<b ')
  expect(html.split('&lt;b title=&#39;x&#39; id=&quot;y&quot;&gt;&amp;')).toHaveLength(8 + 1)
})

test('an email has the site’s colours, and all tags are closed', () => {
  const html = emailHtml(email)
  expect(html).toContain('background:#f7f3ec;color:#0b292d;')
  expect(html).toContain('color:#3b5254;font-size:14px')
  for (const tag of ['html', 'body', 'table', 'tr', 'td', 'h1', 'p', 'a'])
    expect(html.match(RegExp(`<${tag}[ >]`, 'g')), tag).toHaveLength(
      html.split(`</${tag}>`).length - 1,
    )
})

test.each([
  ['Fees', 'Fees'],
  [' Fees \n', 'Fees'],
  ['Hi\r\n\r\nBcc: all@example.com', 'Hi Bcc: all@example.com'],
  ['a\tb\0c\u007fd\u0085e', 'a b c d e'],
  ['Größe  und Öl, ٠٥٠', 'Größe  und Öl, ٠٥٠'],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

function wordsOf(html: string): string[] {
  return html
    .split(/<[^>]+>/)
    .map((words) => words.trim())
    .filter(Boolean)
}
