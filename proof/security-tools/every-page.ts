import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { tourHours } from '#agency/tour-hours.ts'
import { enquirer } from '#test/samples.ts'

import type { DemoSite } from './demo-site.ts'

/** Where content is shown, searched and missed. */
export async function publicPages({ url }: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [homes, posts] = await Promise.all([ids(url, 'properties'), ids(url, 'posts')])
  return [
    '/',
    '/properties',
    '/properties?searchTerm=villa',
    '/properties?searchTerm=no+such+home',
    '/properties?bedrooms=2&maxPrice=3000000&sort=price-up',
    ...homes.map((id) => `/properties2/${id}`),
    '/blog',
    '/blog?show=18',
    ...posts.map((id) => `/BlogInfo/${id}`),
    '/BlogInfo/999999',
    '/about',
    '/contact-us',
    '/sell-property',
    '/shortlist',
    `/shortlist?ids=${homes.slice(0, 3).join(',')}`,
    '/compare',
    `/compare?ids=${homes.slice(0, 3).join(',')}`,
    await newTour(url),
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
    '/admin/portals',
    '/admin/check',
    '/admin/brochures',
    '/admin/activity',
    '/admin/account',
  ]
}

/** The page of a tour, which is proposed for it. */
async function newTour(url: string): Promise<string> {
  const today = dubaiDay(new Date())
  const week = Array.from({ length: 7 }, (_, at) => daysAfter(today, at + 1))
  const day = week.find((day) => tourHours.weekdays.includes(new Date(day).getUTCDay()))
  const answer = await fetch(`${url}/api/scheduletoure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquirer, message: 'Yes', [DAY]: day, [TIME]: tourHours.first }),
  })
  const { tour } = (await answer.json()) as { tour?: string }
  if (!tour) throw new Error(`No tour could be proposed: ${answer.status}`)
  return tour
}

async function ids(url: string, what: 'properties' | 'posts'): Promise<number[]> {
  const list = (await (await fetch(`${url}/api/${what}`)).json()) as { id: number }[]
  return list.map(({ id }) => id)
}
