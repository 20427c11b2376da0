/** The public pages that every site has. */
export const PUBLIC_PATHS = [
  '/',
  '/properties',
  '/blog',
  '/about',
  '/areas',
  '/alerts/new',
  '/contact-us',
  '/sell-property',
]

/** A public page of each type, with the newest listing and the newest post. */
export async function publicPages(url: string): Promise<string[]> {
  const [property] = await listIds(url, 'properties')
  const [post] = await listIds(url, 'posts')
  const newest = [`/properties2/${property}`, `/BlogInfo/${post}`]
  return [...PUBLIC_PATHS, ...newest, '/areas/dubai-marina', '/agents/1']
}

/** The ids of a site's properties or posts, newest first. */
export async function listIds(url: string, type: 'properties' | 'posts'): Promise<number[]> {
  const all = (await (await fetch(`${url}/api/${type}`)).json()) as { id: number }[]
  if (all.length === 0) throw new Error(`There are no ${type}`)
  return all.map(({ id }) => id)
}
