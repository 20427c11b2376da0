import type { App } from './app.ts'
import { ROLES, type Role } from './roles.ts'

/** What a role works with in an area: all of it, only what is the person's own, or nothing. */
export type Reach = 'all' | 'own' | 'none'

type AreaRules = Record<Role, Reach> & { calls: readonly string[] }

/**
 * Every call of the API that needs a login, and what each role may do with it. The routes, the tests
 * and `docs/ROLES.md` read this table. The server does not start with a route that is missing here.
 */
export const PERMISSIONS = {
  account: {
    owner: 'own',
    editor: 'own',
    agent: 'own',
    calls: [
      'POST /api/logout',
      'GET /api/account',
      'PUT /api/account/password',
      'POST /api/account/sessions/:id/end',
      'POST /api/account/sessions/end-others',
      'POST /api/account/second-factor/begin',
      'POST /api/account/second-factor/confirm',
      'POST /api/account/second-factor/remove',
      'GET /api/account/calendar',
      'POST /api/account/calendar',
    ],
  },
  listings: {
    owner: 'all',
    editor: 'all',
    agent: 'own',
    calls: [
      'GET /api/listings',
      'GET /api/listings/same-building',
      'POST /api/properties',
      'PUT /api/properties/:id',
      'POST /api/properties/:id/duplicate',
      'DELETE /api/properties/:id',
      'POST /api/properties/:id/restore',
      'POST /api/properties/:id/preview',
      'POST /api/properties/:id/preview-changes',
      'GET /api/properties/:id/interested',
      'POST /api/properties/:id/interested/write',
      'GET /api/permits',
      'GET /api/permits/:kind',
      'GET /api/trash',
      'GET /api/trash/:kind/:id',
    ],
  },
  photos: {
    owner: 'all',
    editor: 'all',
    agent: 'all',
    calls: ['POST /api/photos/coach', 'POST /api/photos/names'],
  },
  map: {
    owner: 'all',
    editor: 'all',
    agent: 'all',
    calls: ['GET /api/places/points'],
  },
  enquiries: {
    owner: 'all',
    editor: 'all',
    agent: 'own',
    calls: [
      'GET /api/enquiries',
      'POST /api/enquiries/search',
      'GET /api/enquiries/summary',
      'GET /api/enquiries.csv',
      'POST /api/enquiries.csv',
      'GET /api/enquiries/board',
      'GET /api/enquiries/:id',
      'PUT /api/enquiries/:id',
      'POST /api/enquiries/:id/answers',
      'POST /api/enquiries/:id/notes',
      'POST /api/enquiries/:id/retry',
      'POST /api/enquiries/:id/resend',
      'GET /api/enquiries/:id/photos/:name',
      'GET /api/tours/:id/free-times',
      'POST /api/tours/:id/accept',
      'POST /api/tours/:id/propose',
      'POST /api/tours/:id/decline',
    ],
  },
  'portal emails': {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: [
      'GET /api/portal-emails',
      'PUT /api/portal-emails/:id',
      'POST /api/portal-emails/:id/enquiry',
    ],
  },
  'personal data': {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: ['POST /api/people/find', 'POST /api/people/export', 'POST /api/people/erase'],
  },
  posts: {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: [
      'POST /api/posts',
      'PUT /api/posts/:id',
      'DELETE /api/posts/:id',
      'POST /api/posts/:id/restore',
      'POST /api/posts/:id/preview',
      'POST /api/posts/:id/preview-changes',
    ],
  },
  brochures: {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: [
      'POST /api/brochures',
      'DELETE /api/brochures/:id',
      'GET /api/brochure-homes',
      'PUT /api/brochure-homes',
    ],
  },
  portals: {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: ['GET /api/portals', 'POST /api/portals/addresses'],
  },
  places: {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: [
      'GET /api/places',
      'POST /api/categories',
      'PUT /api/categories/:id',
      'DELETE /api/categories/:id',
      'POST /api/locations',
      'PUT /api/locations/:id',
      'DELETE /api/locations/:id',
    ],
  },
  settings: {
    owner: 'all',
    editor: 'none',
    agent: 'none',
    calls: [
      'GET /api/settings',
      'GET /api/settings/:section',
      'PUT /api/settings/:section',
      'POST /api/settings/:section/preview',
      'GET /api/settings/:section/versions',
      'POST /api/settings/:section/versions/:version/restore',
      'POST /api/brand-files',
      'GET /api/mail',
      'PUT /api/mail',
      'POST /api/mail/test',
      'GET /api/mailbox',
      'PUT /api/mailbox',
      'POST /api/mailbox/test',
      'GET /api/webhooks',
      'POST /api/webhooks',
      'PUT /api/webhooks/:id',
      'DELETE /api/webhooks/:id',
      'POST /api/webhooks/:id/test',
      'POST /api/webhooks/:id/resend-failed',
      'GET /api/webhooks/:id/deliveries',
      'POST /api/webhooks/:id/deliveries/:delivery/resend',
    ],
  },
  figures: {
    owner: 'all',
    editor: 'all',
    agent: 'own',
    calls: ['GET /api/figures', 'GET /api/figures.csv'],
  },
  'weekly summary': {
    owner: 'all',
    editor: 'none',
    agent: 'none',
    calls: ['PUT /api/figures/summary'],
  },
  today: {
    owner: 'all',
    editor: 'all',
    agent: 'own',
    calls: ['GET /api/today'],
  },
  backups: {
    owner: 'all',
    editor: 'none',
    agent: 'none',
    calls: [
      'GET /api/backups',
      'POST /api/backups',
      'GET /api/backups/:name',
      'POST /api/backups/restore',
      'GET /api/demo',
      'DELETE /api/demo',
    ],
  },
  'site check': {
    owner: 'all',
    editor: 'all',
    agent: 'none',
    calls: ['GET /api/site-check'],
  },
  people: {
    owner: 'all',
    editor: 'all',
    agent: 'own',
    calls: ['GET /api/users'],
  },
  profiles: {
    owner: 'all',
    editor: 'own',
    agent: 'own',
    calls: ['PUT /api/users/:id'],
  },
  team: {
    owner: 'all',
    editor: 'none',
    agent: 'none',
    calls: [
      'POST /api/users',
      'DELETE /api/users/:id',
      'POST /api/users/:id/invite',
      'DELETE /api/users/:id/invite',
      'POST /api/users/:id/end-sessions',
    ],
  },
  activity: {
    owner: 'all',
    editor: 'none',
    agent: 'none',
    calls: ['GET /api/audit'],
  },
} as const satisfies Record<string, AreaRules>

export type Area = keyof typeof PERMISSIONS

const AREAS = Object.keys(PERMISSIONS) as Area[]

/** Whether a role has anything to do in an area: what it has not, its pages do not show. */
export function mayUse(role: Role, area: Area): boolean {
  return PERMISSIONS[area][role] !== 'none'
}

/** Whether a role works with all there is in an area, and not only with what is their own. */
export function mayUseAll(role: Role, area: Area): boolean {
  return PERMISSIONS[area][role] === 'all'
}

/** The area of a call; throws for one that is not in the table, so that it is not open to everybody. */
export function areaOf(call: string): Area {
  const area = AREAS.find((name) => (PERMISSIONS[name].calls as readonly string[]).includes(call))
  if (area) return area
  throw new Error(`${call} is not in domain/permissions.ts. Add it to the area that it belongs to.`)
}

/** Why a role may not make the calls of an area. */
export function refusalOf(area: Area): string {
  const allowed = ROLES.filter((role) => mayUse(role, area))
  const names = allowed.map((role) => `${role}s`).join(' and ')
  return `Only ${names} may do this. Please ask an owner.`
}

/** An id that no person has: a login without a person that is limited to its own things has none. */
const NOBODY = 0

/** The person whose things alone the actor works with; undefined where all are open to them. */
export function onlyOwn(actor: App['actor'], area: Area): number | undefined {
  if (typeof actor === 'string' || PERMISSIONS[area][actor.role] !== 'own') return undefined
  return actor.user_id ?? NOBODY
}
