import type { MetaDescriptor } from 'react-router'

import { agencyFrom } from '#app/agency.tsx'
import { languageFrom } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import { pathIn, type Language } from '#domain/language.ts'

/** Search results show about this many characters. */
export const DESCRIPTION_LENGTH = 160

interface PageMeta {
  /** The agency's name is appended unless the title contains it. */
  title: string
  description: string
  /** Path of the page in English, without query parameters. */
  path: string
  image?: ShareImage
  type?: 'website' | 'article'
  /** Keeps the page out of search results. */
  hidden?: boolean
}

interface ShareImage {
  path: string
  alt: string
  width: number
  height: number
}

/** The matches that React Router passes to `meta`. The root loader's data has the public URL. */
type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[]

const SHARE_IMAGE = { path: '/share.jpg', width: 1200, height: 630 }

const LOCALES = { en: 'en_GB', ar: 'ar_AE' }

/** Title, description, canonical link and share image of a public page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { name } = agencyFrom(matches)
  const {
    description,
    path,
    image = { ...SHARE_IMAGE, alt: name },
    type = 'website',
    hidden = false,
  } = page
  const publicUrl = publicUrlFrom(matches)
  const language = languageFrom(matches)
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`
  const addressIn = (language: Language) => urls.absolute(publicUrl, pathIn(language, path))
  const url = addressIn(language)
  const imageUrl = urls.absolute(publicUrl, image.path)
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressIn('en') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: addressIn('ar') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
        ]),
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: imageUrl },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: imageUrl },
    { name: 'twitter:image:alt', content: image.alt },
  ]
}

/** Falls back to localhost if the root loader failed; error pages show no URL. */
export function publicUrlFrom(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { publicUrl: string } | undefined)?.publicUrl ?? 'http://localhost'
}
