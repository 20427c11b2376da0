import { ROLES, type Role } from '#domain/roles.ts'

const ROLE_KEY = 'role'

/** The role that the server named last, so that pages need not wait for it; without one, an owner's. */
export function storedRole(): Role {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(ROLE_KEY)
  return ROLES.find((role) => role === stored) ?? 'owner'
}

export function storeRole(role: Role): void {
  localStorage.setItem(ROLE_KEY, role)
}
