import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router'

/** Asks before the page is left while work would be lost, unless `mayLeave` says otherwise. */
export function useLeaveGuard(wouldLoseWork: boolean, mayLeave: RefObject<boolean>) {
  useEffect(() => {
    if (!wouldLoseWork) return
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [wouldLoseWork, mayLeave])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLoseWork && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
}
