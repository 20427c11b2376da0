import type { MetaDescriptor } from 'react-router'

import { site } from '#agency/profile.ts'

import { absolute } from './address.ts'

/** About as much of a description as a search result shows. */
export const DESCRIPTION_LENGTH = 160

export interface PageMeta {
  /** The page's own title; the agency's name is put behind it unless it is there already. */
  title: string
  description: string
  /** Path of the page, without what a visitor filtered or opened on it. */
  path: string
  image?: ShareImage | undefined
  type?: 'website' | 'article'
  /** For pages that no search result should lead to. */
  hidden?: boolean
}

export interface ShareImage {
  path: string
  alt: string
  width?: number | undefined
  height?: number | undefined
}

/** Matches as a route's `meta` is given them; the root's loader tells the public address. */
type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[]

const SHARE_IMAGE: ShareImage = {
  path: '/share.jpg',
  alt: site.name,
  width: 1200,
  height: 630,
}

/** What every public page tells search engines and the cards of social networks. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { description, path, image = SHARE_IMAGE, type = 'website', hidden = false } = page
  const base = publicUrlFrom(matches)
  const title = titled(page.title)
  const url = absolute(base, path)
  const picture = absolute(base, image.path)
  return [
    { title },
    { name: 'description', content: description },
    hidden
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    ...(image.width === undefined
      ? []
      : [{ property: 'og:image:width', content: String(image.width) }]),
    ...(image.height === undefined
      ? []
      : [{ property: 'og:image:height', content: String(image.height) }]),
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: image.alt },
  ]
}

/** Empty where the root failed to load; the page is an error page then and names no address. */
export function publicUrlFrom(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return isRootData(root) ? root.publicUrl : 'http://localhost'
}

function isRootData(data: unknown): data is { publicUrl: string } {
  return typeof data === 'object' && data !== null && 'publicUrl' in data
}

function titled(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`
}
