import type { Metadata } from 'next'

import { site } from '@/content/agency'

import { BASE } from './json-ld'

/** What every public page tells search engines and the cards of social networks. */
export function pageMeta(page: {
  title: string
  description: string
  path: string
  image?: { url: string; width: number; height: number; alt: string }
}): Metadata {
  const { description } = page
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`
  const url = `${BASE}${page.path}`
  const image = page.image ?? { url: '/share.jpg', width: 1200, height: 630, alt: site.name }
  return {
    metadataBase: new URL(BASE),
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      siteName: site.name,
      locale: 'en_GB',
      type: 'website',
      title,
      description,
      url,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
