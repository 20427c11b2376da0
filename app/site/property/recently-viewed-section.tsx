import { useEffect, useState, type ComponentType } from 'react'

import type { ViewedProperty } from './recently-viewed.ts'

/** The properties viewed before in this browser. Downloaded when the visitor scrolls. */
export function RecentlyViewed({ property }: { property: ViewedProperty }) {
  const [List, setList] = useState<ComponentType<{ property: ViewedProperty }>>()
  useEffect(() => {
    const loadList = () =>
      void import('./recently-viewed-list.tsx').then(({ RecentlyViewedList }) =>
        setList(() => RecentlyViewedList),
      )
    addEventListener('scroll', loadList, { once: true })
    return () => removeEventListener('scroll', loadList)
  }, [])
  return List && <List key={property.id} property={property} />
}
