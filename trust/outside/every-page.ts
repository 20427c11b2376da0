import type { DemoSite } from './demo-site.ts'

/** Where content is shown, searched and missed. */
export async function publicPages({ url }: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [homes, posts] = await Promise.all([ids(url, 'properties'), ids(url, 'posts')])
  return [
    '/',
    '/properties',
    '/properties?searchTerm=villa',
    '/properties?searchTerm=no+such+home',
    ...homes.map((id) => `/properties2/${id}`),
    '/blog',
    '/blog?show=18',
    ...posts.map((id) => `/BlogInfo/${id}`),
    '/BlogInfo/999999',
    '/about',
    '/contact-us',
    '/sell-property',
    '/no-such-page',
    '/login',
  ]
}

/** One page of each kind: they differ in their words only. */
export async function onePageOfEachKind(site: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [home] = await ids(site.url, 'properties')
  const [post] = await ids(site.url, 'posts')
  const others = (await publicPages(site)).filter(
    (path) => !/\/(properties2|BlogInfo)\/\d{1,5}$/.test(path),
  )
  return [...others, `/properties2/${home}`, `/BlogInfo/${post}`]
}

export async function adminPages({ url }: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [home] = await ids(url, 'properties')
  const [post] = await ids(url, 'posts')
  return [
    '/admin',
    '/admin?tab=properties',
    '/admin/create-post',
    `/admin/update-post/${post}`,
    '/admin/createpro',
    `/admin/update-property/${home}`,
    '/admin/enquiries',
    '/admin/activity',
    '/admin/account',
  ]
}

async function ids(url: string, what: 'properties' | 'posts'): Promise<number[]> {
  const list = (await (await fetch(`${url}/api/${what}`)).json()) as { id: number }[]
  return list.map(({ id }) => id)
}
