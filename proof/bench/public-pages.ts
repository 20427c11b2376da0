import { listIds } from './sites.ts'

/** Every public page of a site, one of each type. */
export async function publicPages(origin: string): Promise<string[]> {
  const [property] = await listIds(origin, 'properties')
  const [post] = await listIds(origin, 'posts')
  return [
    '/',
    '/properties',
    `/properties2/${property}`,
    '/blog',
    `/BlogInfo/${post}`,
    '/about',
    '/contact-us',
    '/sell-property',
  ]
}
