import { useSyncExternalStore } from 'react'

/** True once React runs in the browser; false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => {}
}
