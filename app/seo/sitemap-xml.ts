import { element, escapeXml } from '#domain/xml.ts'

export interface SitemapEntry {
  url: string
  /** The page's addresses by language. */
  languages?: Record<string, string>
  /** When the page last changed, if known. */
  changed?: string | undefined
  images?: string[]
}

/** Limits of the sitemap protocol. */
const MAX_IMAGES_PER_PAGE = 1000
const MAX_BYTES = 50_000_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XHTML_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Lists every page. The last pages lose their images if the file would be too long. */
export function sitemap(entries: SitemapEntry[], maxBytes = MAX_BYTES): string {
  const frame = [
    DECLARATION,
    `<urlset ${NAMESPACE} ${XHTML_NAMESPACE} ${IMAGE_NAMESPACE}>`,
    '</urlset>',
    '',
  ]
  const pages = entries.map(pageXml)
  let bytesLeft = maxBytes - byteLength([...frame, ...pages])
  const urlElements = entries.map(({ images = [] }, index) => {
    const imagesXml = images.slice(0, MAX_IMAGES_PER_PAGE).map(imageXml).join('')
    bytesLeft -= Buffer.byteLength(imagesXml)
    return `<url>${pages[index]}${bytesLeft < 0 ? '' : imagesXml}</url>`
  })
  return [...frame.slice(0, 2), ...urlElements, ...frame.slice(2)].join('\n')
}

/** An index of several sitemaps. */
export function sitemapIndex(sitemaps: SitemapEntry[]): string {
  return [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...sitemaps.map((entry) => `<sitemap>${pageXml(entry)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

function pageXml({ url, changed, languages = {} }: SitemapEntry): string {
  const alternates = Object.entries(languages).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  )
  return element('loc', url) + element('lastmod', changed) + alternates.join('')
}

function imageXml(image: string): string {
  return `<image:image>${element('image:loc', image)}</image:image>`
}

function byteLength(lines: string[]): number {
  const wrapperBytes = '<url></url>\n'.length
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + wrapperBytes, 0)
}

/** The latest of several ISO timestamps. */
export function latest(times: string[]): string | undefined {
  return times.toSorted().at(-1)
}
