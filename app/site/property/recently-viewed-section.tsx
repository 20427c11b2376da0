import { useEffect, useState, type ComponentType } from 'react'

import type { SeenHome } from './recently-viewed.ts'

/** What this browser has looked at before. Its code comes when somebody reads on. */
export function RecentlySeen({ home }: { home: SeenHome }) {
  const [List, setList] = useState<ComponentType<{ home: SeenHome }>>()
  useEffect(() => {
    const fetchList = () =>
      void import('./recently-viewed-list.tsx').then(({ SeenList }) => setList(() => SeenList))
    addEventListener('scroll', fetchList, { once: true })
    return () => removeEventListener('scroll', fetchList)
  }, [])
  return List && <List key={home.id} home={home} />
}
