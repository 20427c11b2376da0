import { useSyncExternalStore } from 'react'

/** True once the browser runs the page; false on the server and while it hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

function never() {
  return () => {}
}
