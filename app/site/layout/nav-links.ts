import * as urls from '#app/urls.ts'

/** The links of the header and of the menu on narrow screens. */
export const NAV_LINKS = [
  ['home', urls.home],
  ['properties', urls.properties],
  ['blog', urls.blog],
  ['about', urls.about],
  ['contact', urls.contact],
  ['sell', urls.sell],
] as const

/** The link to mark as current: PROPERTIES on a property's page, BLOG on a post's. */
export function currentNavLink(pathname: string): string {
  if (urls.isPropertyPage(pathname)) return urls.properties
  if (urls.isPostPage(pathname)) return urls.blog
  return pathname === urls.home ? urls.home : pathname.replace(/\/$/, '')
}
