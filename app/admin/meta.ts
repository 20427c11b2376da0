import { site } from '#agency/profile.ts'

/** Search engines must not index admin pages. */
export function adminMeta(title: string) {
  return [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }]
}
