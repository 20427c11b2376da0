import type { Administrator } from './accounts/session.ts'
import { PERMISSIONS } from './permission-table.ts'
import { ROLES, type Role } from './roles.ts'

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
  throw new Error(
    `${call} is not in domain/permission-table.ts. Add it to the area that it belongs to.`,
  )
}

/** Why a role may not make the calls of an area. */
export function refusalOf(area: Area): string {
  const allowed = ROLES.filter((role) => mayUse(role, area))
  const names = allowed.map((role) => `${role}s`).join(' and ')
  return `Only ${names} may do this. Please ask an owner.`
}

/** An id that no person has: a login without a person that is limited to its own things has none. */
const NOBODY = 0

type Actor = Pick<Administrator, 'role' | 'user_id'> | 'command line' | 'site'

/** The person whose things alone the actor works with; undefined where all are open to them. */
export function onlyOwn(actor: Actor, area: Area): number | undefined {
  if (typeof actor === 'string' || PERMISSIONS[area][actor.role] !== 'own') return undefined
  return actor.user_id ?? NOBODY
}
