import { useEffect, useState } from 'react'

import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'

import { permitWatch } from './api.ts'

/** How the permits stand; null until it is known. What is wrong with the call, the lists tell. */
export function usePermitWatch(): PermitAlerts | null {
  const [watch, setWatch] = useState<PermitAlerts | null>(null)
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const watch = await permitWatch().catch(() => null)
      if (wanted) setWatch(watch)
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [])
  return watch
}
