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
 * What the person who is logged in may do, so that pages leave out what they may not. Only the server
 * decides. Until it answers, the role of the last visit counts, and without one that of an owner.
 */
export function useMay(): (area: Area) => boolean {
  const role = useRole()
  return (area) => mayUse(role, area)
}

/** For the loader of a form that the server would not save: throws what it would answer. */
export async function assertMayUse(area: Area): Promise<void> {
  const { role } = await ownAccount()
  if (!mayUse(role, area)) throw new ApiError(403, refusalOf(area), {})
}

/** The role of the person who is logged in, as far as it is known. */
export function useRole(): Role {
  const [role, setRole] = useState(storedRole)
  useEffect(() => {
    let isLeft = false
    ownAccount().then(
      ({ role }) => !isLeft && setRole(role),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [])
  return role
}
