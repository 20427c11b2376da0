import {
  Activity,
  BadgeCheck,
  BookOpen,
  ChartNoAxesColumn,
  CircleUser,
  DatabaseBackup,
  House,
  Mail,
  MapPin,
  Newspaper,
  Settings2,
  ShieldCheck,
  Sun,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react'

import * as urls from '#app/urls.ts'
import { mayUse, type Area } from '#domain/permissions.ts'
import type { Role } from '#domain/roles.ts'
import type { Today } from '#domain/today/today.ts'

/** How many there are; `waits` where they need somebody. */
export interface ItemCount {
  count: number
  /** Read out after the number. */
  noun: string
  waits: boolean
}

export interface NavigationItem {
  label: string
  to: string
  icon: LucideIcon
  /** Who sees it; everybody unless set. */
  isFor?: (role: Role) => boolean
  countOf?: (today: Today) => ItemCount | null
  /** Further paths that belong to it. */
  also?: readonly string[]
}

const whoMayUse = (area: Area) => (role: Role) => mayUse(role, area)

const TODAY: NavigationItem = { label: 'Today', to: urls.admin, icon: Sun }

const ENQUIRIES: NavigationItem = {
  label: 'Enquiries',
  to: urls.enquiries,
  icon: Mail,
  also: [urls.portalEmails],
  countOf: ({ counts: { enquiries, late } }) =>
    waiting(enquiries, late === 0 ? 'waiting' : `waiting, ${late} late`),
}

const LISTINGS: NavigationItem = {
  label: 'Listings',
  to: urls.listings,
  icon: House,
  also: [urls.createProperty, '/admin/update-property'],
  countOf: ({ counts }) => total(counts.listings),
}

const POSTS: NavigationItem = {
  label: 'Posts',
  to: urls.adminPosts,
  icon: Newspaper,
  isFor: whoMayUse('posts'),
  also: [urls.createPost, '/admin/update-post'],
  countOf: ({ counts }) => total(counts.posts),
}

const FIGURES: NavigationItem = {
  label: 'Figures',
  to: urls.figures,
  icon: ChartNoAxesColumn,
  isFor: whoMayUse('figures'),
}

/** The whole admin area, in the groups of the rail. */
export const GROUPS: readonly (readonly NavigationItem[])[] = [
  [TODAY, ENQUIRIES],
  [
    LISTINGS,
    POSTS,
    {
      label: 'Team',
      to: urls.team,
      icon: Users,
      isFor: whoMayUse('team'),
      countOf: ({ counts }) => total(counts.team),
    },
    {
      label: 'Portals & permits',
      to: urls.portals,
      icon: BadgeCheck,
      isFor: whoMayUse('portals'),
      countOf: ({ permits, refused }) =>
        waiting(permits.count + (refused?.count ?? 0), 'need a hand'),
    },
    { label: 'Places', to: urls.places, icon: MapPin, isFor: whoMayUse('places') },
    { label: 'Brochures', to: urls.brochures, icon: BookOpen, isFor: whoMayUse('brochures') },
  ],
  [FIGURES],
  [
    { label: 'Settings', to: urls.settings, icon: Settings2, isFor: whoMayUse('settings') },
    { label: 'Site check', to: urls.siteCheck, icon: ShieldCheck, isFor: whoMayUse('site check') },
    { label: 'Activity', to: urls.activity, icon: Activity, isFor: whoMayUse('activity') },
    { label: 'Trash', to: urls.trash, icon: Trash2 },
    {
      label: 'Backups',
      to: urls.backups,
      icon: DatabaseBackup,
      isFor: whoMayUse('backups'),
      countOf: ({ backup }) => waiting(backup?.is_old ? 1 : 0, 'needs a hand'),
    },
    {
      label: 'Your profile',
      to: urls.team,
      icon: Users,
      isFor: (role) => !mayUse(role, 'team'),
    },
    { label: 'Account', to: urls.account, icon: CircleUser },
  ],
]

/** On a phone these stand in the bar, as far as the role has them; the others under More. */
const BAR = [TODAY, ENQUIRIES, LISTINGS, FIGURES]

/** The groups that a role sees. */
export function groupsFor(role: Role): NavigationItem[][] {
  return GROUPS.map((group) => group.filter(({ isFor }) => isFor?.(role) ?? true)).filter(
    ({ length }) => length > 0,
  )
}

export function barItemsFor(role: Role): NavigationItem[] {
  return BAR.filter(({ isFor }) => isFor?.(role) ?? true)
}

/** The item of a page of the admin area, among those that the role sees. */
export function currentItem(page: Pick<Location, 'pathname' | 'search' | 'hash'>, role: Role) {
  if (page.pathname === urls.admin) {
    const tab = new URLSearchParams(page.search).get('tab')
    return tab === 'properties' ? LISTINGS : page.hash === '' ? TODAY : POSTS
  }
  return groupsFor(role)
    .flat()
    .find(({ to, also = [] }) =>
      [to, ...also].some(
        (path) =>
          path !== urls.admin && (page.pathname === path || page.pathname.startsWith(`${path}/`)),
      ),
    )
}

function waiting(count: number, noun: string): ItemCount | null {
  return count === 0 ? null : { count, noun, waits: true }
}

function total(count: number | null): ItemCount | null {
  return count === null ? null : { count, noun: '', waits: false }
}
