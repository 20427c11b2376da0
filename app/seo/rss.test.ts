import { expect, test } from 'vitest'

import { rss } from './rss.ts'

const feed = {
  language: 'en',
  title: 'Ghaf & Harbour: blog',
  description: 'New posts',
  url: 'https://a.example/blog',
  self: 'https://a.example/blog/rss.xml',
} as const

test('an item is escaped and has an RFC 822 date', () => {
  const text = rss({
    ...feed,
    items: [
      {
        title: 'Lifts & <lobbies>',
        url: 'https://a.example/BlogInfo/3',
        published: '2024-09-14T08:00:00.000Z',
        summary: 'Every tower…',
        author: 'Mariam Al Suwaidi',
        image: 'https://a.example/uploads/1.jpg',
      },
    ],
  })
  expect(text).toContain('<title>Ghaf &amp; Harbour: blog</title>')
  expect(text).toContain('<title>Lifts &amp; &lt;lobbies&gt;</title>')
  expect(text).toContain('<pubDate>Sat, 14 Sep 2024 08:00:00 GMT</pubDate>')
  expect(text).toContain('<guid isPermaLink="true">https://a.example/BlogInfo/3</guid>')
  expect(text).toContain('<dc:creator>Mariam Al Suwaidi</dc:creator>')
  expect(text).toContain('<media:content url="https://a.example/uploads/1.jpg" medium="image"/>')
})

test('a feed says its language', () => {
  expect(rss({ ...feed, items: [] })).toContain('<language>en-GB</language>')
  expect(rss({ ...feed, language: 'ar', items: [] })).toContain('<language>ar</language>')
})

test('missing fields of an item are left out', () => {
  const text = rss({
    ...feed,
    items: [{ title: 'Plot', url: 'https://a.example/', published: '2024-09-14', summary: '' }],
  })
  expect(text).not.toMatch(/media:content url|dc:creator>|<category>/)
})
