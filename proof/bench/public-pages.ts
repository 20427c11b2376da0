/** Every public page of a site, one of each kind. */
export async function publicPages(origin: string): Promise<string[]> {
  const newest = async (what: 'properties' | 'posts') => {
    const [first] = (await (await fetch(`${origin}/api/${what}`)).json()) as { id: number }[]
    if (!first) throw new Error(`There are no ${what}`)
    return first.id
  }
  return [
    '/',
    '/properties',
    `/properties2/${await newest('properties')}`,
    '/blog',
    `/BlogInfo/${await newest('posts')}`,
    '/about',
    '/contact-us',
    '/sell-property',
  ]
}
