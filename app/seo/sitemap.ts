import { element } from '#domain/xml.ts'

export interface SitemapEntry {
  url: string
  /** When the page last changed; left out where nobody knows. */
  changed?: string | undefined
  images?: string[]
}

/** A map holds this many images for one page. */
const MOST_IMAGES = 1000

/** And so many bytes; search engines read no longer one. */
const MOST_BYTES = 50_000_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Every page is in it; pictures are left out of the last ones where it would grow too long. */
export function sitemap(entries: SitemapEntry[], mostBytes = MOST_BYTES): string {
  const frame = [DECLARATION, `<urlset ${NAMESPACE} ${IMAGES}>`, '</urlset>', '']
  const bare = entries.map(page)
  let room = mostBytes - bytesIn([...frame, ...bare])
  const whole = entries.map(({ images = [] }, at) => {
    const shown = images.slice(0, MOST_IMAGES).map(picture).join('')
    room -= Buffer.byteLength(shown)
    return `<url>${bare[at]}${room < 0 ? '' : shown}</url>`
  })
  return [...frame.slice(0, 2), ...whole, ...frame.slice(2)].join('\n')
}

/** A map of maps, where one could not hold every page. */
export function sitemapIndex(maps: SitemapEntry[]): string {
  return [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...maps.map((map) => `<sitemap>${page(map)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

function page({ url, changed }: SitemapEntry): string {
  return element('loc', url) + element('lastmod', changed)
}

function picture(image: string): string {
  return `<image:image>${element('image:loc', image)}</image:image>`
}

function bytesIn(lines: string[]): number {
  const around = '<url></url>\n'.length
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + around, 0)
}

/** The latest of some times in ISO form. */
export function latest(times: string[]): string | undefined {
  return times.reduce<string | undefined>(
    (last, time) => (last === undefined || time > last ? time : last),
    undefined,
  )
}
