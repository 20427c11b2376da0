import { site } from '#site.config.ts'

/** No admin page is for search engines. */
export function adminMeta(title: string) {
  return [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }]
}
