import { useState, type ComponentType } from 'react'

import { later } from './later.tsx'
import { useHydrated } from './outside.ts'

/**
 * As `still`, for a part that differs from page to page: what the server drew stays as it came, and
 * the code is fetched when somebody comes from another page. It takes a key of what it shows.
 */
export function drawnOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Drawn = later(load)
  return function DrawnOnce(props: Props) {
    const hydrating = !useHydrated()
    const [came] = useState(hydrating && !import.meta.env.SSR)
    if (came) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div>
        <Drawn {...props} />
      </div>
    )
  }
}
