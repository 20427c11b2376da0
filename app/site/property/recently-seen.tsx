import { useEffect, useState, type ComponentType } from 'react'

import type { SeenHome } from './seen.ts'

const SETTLED_MS = 2500

/** What this browser has looked at before. Its code comes once the page has settled. */
export function RecentlySeen({ home }: { home: SeenHome }) {
  const [List, setList] = useState<ComponentType<{ home: SeenHome }>>()
  useEffect(() => {
    const wait = setTimeout(async () => {
      const { SeenList } = await import('./seen-list.tsx')
      setList(() => SeenList)
    }, SETTLED_MS)
    return () => clearTimeout(wait)
  }, [])
  return List && <List home={home} />
}
