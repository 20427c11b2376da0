export const LINKS = [
  { to: '/', label: 'HOME' },
  { to: '/properties', label: 'PROPERTIES' },
  { to: '/blog', label: 'BLOG' },
  { to: '/about', label: 'ABOUT US' },
  { to: '/contact-us', label: 'CONTACT US' },
  { to: '/sell-property', label: 'SELL YOUR PROPERTY' },
] as const

const BELOW: Record<string, string> = { '/properties2/': '/properties', '/BlogInfo/': '/blog' }

/** The link under which a page belongs: a property under PROPERTIES, a post under BLOG. */
export function sectionOf(pathname: string): string {
  const [, section] =
    Object.entries(BELOW).find(([start]) =>
      pathname.toLowerCase().startsWith(start.toLowerCase()),
    ) ?? []
  return section ?? (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
}
