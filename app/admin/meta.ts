import { site } from '#agency/profile.ts'

/** No admin page is for search engines. */
export function adminMeta(title: string) {
  return [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }]
}
