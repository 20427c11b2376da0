import { slugOf } from '#domain/slug.ts'

/** The last part of the address of a community's page. A name without Latin letters has its number. */
export function areaSlug({ id, name }: { id: number; name: string }): string {
  const slug = slugOf(name)
  return /[a-z]/.test(slug) ? slug : String(id)
}
