/** The full address of a path on this site, as canonical links, cards, feeds and maps need it. */
export function absolute(base: string, path: string): string {
  return new URL(path, `${base}/`).href
}

/** Where each page stands. */
export const absoluteUrl = {
  home: '/',
  properties: '/properties',
  property: (id: number) => `/properties2/${id}`,
  blog: '/blog',
  post: (id: number) => `/BlogInfo/${id}`,
  about: '/about',
  contact: '/contact-us',
  sell: '/sell-property',
}
