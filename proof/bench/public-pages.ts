import { listIds } from './sites.ts'

/** The pages that are measured: those that most visits see. */
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
