import * as urls from '#app/urls.ts'

/** The links of the header and of the menu on narrow screens. */
export const NAV_LINKS = [
  { to: urls.home, label: 'HOME' },
  { to: urls.properties, label: 'PROPERTIES' },
  { to: urls.blog, label: 'BLOG' },
  { to: urls.about, label: 'ABOUT US' },
  { to: urls.contact, label: 'CONTACT US' },
  { to: urls.sell, label: 'SELL YOUR PROPERTY' },
] as const

/** The link to mark as current: PROPERTIES on a property's page, BLOG on a post's. */
export function currentNavLink(pathname: string): string {
  if (urls.isPropertyPage(pathname)) return urls.properties
  if (urls.isPostPage(pathname)) return urls.blog
  return pathname === urls.home ? urls.home : pathname.replace(/\/$/, '')
}
