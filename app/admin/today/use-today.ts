import { createContext, useContext } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { get } from '#app/admin/request.ts'
import { storedRole, storeRole } from '#app/admin/stored-role.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import type { Role } from '#domain/roles.ts'
import type { Today } from '#domain/today/today.ts'

const POLL_MS = 15_000
/** Waited after a change, so that many changes in a row cause one fetch. */
const CHANGE_DELAY_MS = 200

const TodayContext = createContext<Today | null>(null)

export const TodayProvider = TodayContext.Provider

/** What the Today section shows; null until it is fetched. */
export function useToday(): Today | null {
  return useContext(TodayContext)
}

/** Fetches it regularly, when the page becomes visible again, and after changes in any tab. */
export function useFetchedToday(): Today | null {
  return useBackgroundFetch(fetchToday, { everyMs: POLL_MS, onChange: onChangeDelayed })
}

async function fetchToday(signal: AbortSignal): Promise<Today> {
  const today = await get<Today>('/api/today', { signal })
  storeRole(today.role)
  return today
}

function onChangeDelayed(refetch: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(refetch, CHANGE_DELAY_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Before the first response the role of the last visit, so that the navigation need not wait. */
export function roleOf(today: Today | null): Role {
  return today?.role ?? storedRole()
}
