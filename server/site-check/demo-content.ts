import { SECTIONS } from '#domain/agency/sections.ts'
import * as demoContent from '#domain/removal/demo.server.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { fail, pass, pluralise, type CheckOutcome } from './check-result.ts'

/** A part of the site that still is as it was shipped, and the page where that is changed. */
interface ShippedPart {
  title: string
  to: string
}

const PARTS: ((app: AppContext) => Promise<ShippedPart[]>)[] = [listingsAndPosts, team, settings]

/** What visitors see that is made up: everything that a new site starts with. */
export async function demoLeft(app: AppContext): Promise<CheckOutcome> {
  const parts = (await Promise.all(PARTS.map((part) => part(app)))).flat()
  if (parts.length === 0) return pass('Nothing of the demo is left.')
  const says = 'Visitors see content that is made up.'
  return fail(says, 'Remove the demo content.', '/admin/backups#demo-title', parts)
}

async function listingsAndPosts(app: AppContext): Promise<ShippedPart[]> {
  const { listings, posts } = await demoContent.summary(app)
  const parts = [
    { count: listings, title: pluralise(listings, 'demo listing', 'demo listings') },
    { count: posts, title: pluralise(posts, 'demo post', 'demo posts') },
  ]
  return parts.flatMap(({ count, title }) =>
    count > 0 ? { title, to: '/admin/backups#demo-title' } : [],
  )
}

async function team(app: AppContext): Promise<ShippedPart[]> {
  const names = await startingTeam.remaining(app)
  return names.map((name) => ({ title: `${name}, a person of the demo`, to: '/admin/team' }))
}

/** The sections by which visitors know the agency. */
async function settings({ agency }: AppContext): Promise<ShippedPart[]> {
  const { profile, brand, home, about, partners, companies } = await agency.current()
  const { profile: shipped } = SECTIONS
  const isShipped = (key: keyof typeof SECTIONS, value: object) =>
    JSON.stringify(value) === JSON.stringify(SECTIONS[key].defaults)
  const parts = [
    {
      isUnchanged: profile.name === shipped.defaults.name,
      title: 'The name of the demo',
      section: 'profile',
    },
    {
      isUnchanged:
        profile.name_ar === shipped.defaults.name_ar && profile.name !== shipped.defaults.name,
      title: 'The Arabic name of the demo',
      section: 'profile',
    },
    { isUnchanged: brand.logo === null, title: 'The logo: none is uploaded', section: 'brand' },
    { isUnchanged: isShipped('home', home), title: 'The texts of the home page', section: 'home' },
    {
      isUnchanged: isShipped('about', about),
      title: 'The story on the about page',
      section: 'about',
    },
    {
      isUnchanged: isShipped('partners', partners),
      title: 'The partner developers',
      section: 'partners',
    },
    {
      isUnchanged: isShipped('companies', companies),
      title: 'The sister companies',
      section: 'companies',
    },
  ]
  return parts.flatMap(({ isUnchanged, title, section }) =>
    isUnchanged ? { title, to: `/admin/settings/${section}` } : [],
  )
}
