import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { tourHours } from '#agency/tour-hours.ts'
import { listIds } from '#proof/bench/sites.ts'
import { sendJson } from '#proof/http-client.ts'
import { enquirer } from '#test/samples.ts'

import type { DemoSite } from './demo-site.ts'

/** Public pages of each kind, with searches and pages that do not exist. */
export async function publicPages({ url }: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [properties, posts] = await Promise.all([listIds(url, 'properties'), listIds(url, 'posts')])
  return [
    '/',
    '/properties',
    '/properties?searchTerm=villa',
    '/properties?searchTerm=no+such+home',
    '/properties?bedrooms=2&maxPrice=3000000&sort=price-up',
    ...properties.map((id) => `/properties2/${id}`),
    '/blog',
    '/blog?show=18',
    ...posts.map((id) => `/BlogInfo/${id}`),
    '/BlogInfo/999999',
    '/about',
    '/contact-us',
    '/sell-property',
    '/shortlist',
    `/shortlist?ids=${properties.slice(0, 3).join(',')}`,
    '/compare',
    `/compare?ids=${properties.slice(0, 3).join(',')}`,
    await createTour(url),
    '/no-such-page',
    '/login',
  ]
}

/** One page of each type: those of one type differ in their text only. */
export async function onePageOfEachType(site: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [property] = await listIds(site.url, 'properties')
  const [post] = await listIds(site.url, 'posts')
  const others = (await publicPages(site)).filter(
    (path) => !/\/(properties2|BlogInfo)\/\d{1,5}$/.test(path),
  )
  return [...others, `/properties2/${property}`, `/BlogInfo/${post}`]
}

export async function adminPages({ url }: Pick<DemoSite, 'url'>): Promise<string[]> {
  const [property] = await listIds(url, 'properties')
  const [post] = await listIds(url, 'posts')
  return [
    '/admin',
    '/admin?tab=properties',
    '/admin/create-post',
    `/admin/update-post/${post}`,
    '/admin/createpro',
    `/admin/update-property/${property}`,
    '/admin/enquiries',
    '/admin/portals',
    '/admin/check',
    '/admin/brochures',
    '/admin/activity',
    '/admin/account',
  ]
}

/** Proposes a tour and returns its page. */
async function createTour(url: string): Promise<string> {
  const today = dubaiDay(new Date())
  const week = Array.from({ length: 7 }, (_, index) => daysAfter(today, index + 1))
  const tourDay = week.find((day) => tourHours.weekdays.includes(new Date(day).getUTCDay()))
  const { status, body } = await sendJson(`${url}/api/scheduletoure`, {
    ...enquirer,
    message: 'Yes',
    [DAY]: tourDay,
    [TIME]: tourHours.first,
  })
  const { tour } = JSON.parse(body.toString()) as { tour?: string }
  if (!tour) throw new Error(`No tour could be proposed: ${status}`)
  return tour
}
