import { daysAfter, dubaiDay } from '#domain/dubai-time.ts'
import { DAY, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import { tourHours } from '#agency/tour-hours.ts'
import { request } from '#proof/http-client.ts'
import { listIds, publicPages } from '#proof/public-pages.ts'
import type { RunningSite } from '#test/running-site.ts'
import { enquirer } from '#test/samples.ts'

/** A page of each type, with searches and pages that do not exist. */
export async function onePageOfEachType({ url }: RunningSite): Promise<string[]> {
  const some = (await listIds(url, 'properties')).slice(0, 3).join(',')
  return [
    ...(await publicPages(url)),
    '/properties?searchTerm=villa',
    '/properties?searchTerm=no+such+home',
    '/properties?bedrooms=2&maxPrice=3000000&sort=price-up',
    '/blog?show=18',
    '/BlogInfo/999999',
    '/shortlist',
    `/shortlist?ids=${some}`,
    '/compare',
    `/compare?ids=${some}`,
    await createTour(url),
    '/no-such-page',
    '/login',
  ]
}

/** The same, with every listing and every post. */
export async function everyPublicPage(site: RunningSite): Promise<string[]> {
  const properties = await listIds(site.url, 'properties')
  const posts = await listIds(site.url, 'posts')
  return [
    ...(await onePageOfEachType(site)),
    ...properties.slice(1).map((id) => `/properties2/${id}`),
    ...posts.slice(1).map((id) => `/BlogInfo/${id}`),
  ]
}

export async function adminPages({ url }: RunningSite): Promise<string[]> {
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
  const json = { ...enquirer, message: 'Yes', [DAY]: tourDay, [TIME]: tourHours.first }
  const { status, body } = await request(`${url}/api/scheduletoure`, { json })
  const { tour } = JSON.parse(body.toString()) as { tour?: string }
  if (!tour) throw new Error(`No tour could be proposed: ${status}`)
  return tour
}
