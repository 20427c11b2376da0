import { useEffect, useState } from 'react'

import { ApiError } from '#app/api.ts'
import type { Account } from '#domain/accounts/account.ts'
import { mayUse, refusalOf, type Area } from '#domain/permissions.ts'
import type { Role } from '#domain/roles.ts'

import { get } from './request.ts'
import { storedToken } from './session.ts'
import { storedRole, storeRole } from './stored-role.ts'

let fetched: { token: string | null; account: Promise<Account> } | undefined

/** Who is logged in; fetched once for each token. */
export function ownAccount(): Promise<Account> {
  const token = storedToken()
  if (fetched?.token === token) return fetched.account
  const account = get<Account>('/api/account').then((account) => {
    storeRole(account.role)
    return account
  })
  fetched = { token, account }
  account.catch(() => (fetched = undefined))
  return account
}

/**
 * What the person who is logged in may do. It only hides parts of pages: the server checks every call.
 * Until the role is fetched, that of the last visit counts, and without one that of an owner.
 */
export function useMay(): (area: Area) => boolean {
  const role = useRole()
  return (area) => mayUse(role, area)
}

/** For the loader of a form: throws the error that the server would return when it is saved. */
export async function assertMayUse(area: Area): Promise<void> {
  const { role } = await ownAccount()
  if (!mayUse(role, area)) throw new ApiError(403, refusalOf(area), {})
}

/** The role of the person who is logged in, as far as it is known. */
export function useRole(): Role {
  const [role, setRole] = useState(storedRole)
  useEffect(() => {
    let isUnmounted = false
    ownAccount().then(
      ({ role }) => !isUnmounted && setRole(role),
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return role
}
