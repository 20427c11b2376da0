import { createContext, useContext } from 'react'

import { onChange } from '#app/admin/changes.ts'
import { get } from '#app/admin/request.ts'
import { storedRole, storeRole } from '#app/admin/stored-role.ts'
import { useBackgroundFetch } from '#app/admin/use-background-fetch.ts'
import type { Role } from '#domain/roles.ts'
import type { Today } from '#domain/today/today.ts'

const POLL_MS = 15_000
/** Many changes at once are followed by one fetch. */
const CHANGE_DELAY_MS = 200

const TodayContext = createContext<Today | null>(null)

export const TodayProvider = TodayContext.Provider

/** What waits; null until it has come. */
export function useToday(): Today | null {
  return useContext(TodayContext)
}

/** Fetches what waits: regularly, when the page is looked at again, and after changes in any tab. */
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

/** The role of the last answer, so that the navigation need not wait for the first one. */
export function roleOf(today: Today | null): Role {
  return today?.role ?? storedRole()
}
