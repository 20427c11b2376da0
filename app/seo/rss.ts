import type { Language } from '#domain/language.ts'
import { element, escapeXml } from '#domain/xml.ts'

import { WORDS } from './words.ts'

/** Limits of both feeds. */
export const MAX_ITEMS = 50
export const SUMMARY_LENGTH = 400

interface Feed {
  language: Language
  title: string
  description: string
  /** The page that lists the same items, and the URL of the feed. */
  url: string
  self: string
  items: FeedItem[]
}

interface FeedItem {
  title: string
  url: string
  published: string
  summary: string
  author?: string
  category?: string | undefined
  image?: string | undefined
}

/** RSS 2.0. */
export function rss({ language, title, description, url, self, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', WORDS[language].locale),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemXml({ title, url, published, summary, author, category, image }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', new Date(published).toUTCString()),
    element('description', summary),
    element('dc:creator', author),
    element('category', category),
    image === undefined ? '' : `<media:content url="${escapeXml(image)}" medium="image"/>`,
    '</item>',
  ].join('')
}

export function rssResponse(feed: Feed): Response {
  return new Response(rss(feed), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
