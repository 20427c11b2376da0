import { element } from './xml.ts'

export interface SitemapEntry {
  url: string
  /** When the page last changed; left out where nobody knows. */
  changed?: string | undefined
  images?: string[]
}

/** A map holds this many images for one page. */
const MOST_IMAGES = 1000

export function sitemap(entries: SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(entry),
    '</urlset>',
    '',
  ].join('\n')
}

function entry({ url, changed, images = [] }: SitemapEntry): string {
  const pictures = images
    .slice(0, MOST_IMAGES)
    .map((image) => `<image:image>${element('image:loc', image)}</image:image>`)
  return `<url>${element('loc', url)}${element('lastmod', changed)}${pictures.join('')}</url>`
}

/** The latest of some times in ISO form. */
export function latest(times: string[]): string | undefined {
  return times.reduce<string | undefined>(
    (last, time) => (last === undefined || time > last ? time : last),
    undefined,
  )
}
