import { useEffect, type RefObject } from 'react'
import { useBlocker, type Location } from 'react-router'

interface LeaveGuardOptions {
  /** Whether another query opens another form. */
  hasFormPerQuery?: boolean
}

/** Asks before the page is left while work would be lost, unless `mayLeave` says otherwise. */
export function useLeaveGuard(
  wouldLoseWork: boolean,
  mayLeave: RefObject<boolean>,
  { hasFormPerQuery = false }: LeaveGuardOptions = {},
) {
  useEffect(() => {
    if (!wouldLoseWork) return
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [wouldLoseWork, mayLeave])

  const formOf = ({ pathname, search }: Location) =>
    hasFormPerQuery ? pathname + search : pathname
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLoseWork && !mayLeave.current && formOf(currentLocation) !== formOf(nextLocation),
  )
}
