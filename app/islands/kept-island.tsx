import { useState, type ComponentProps, type ComponentType } from 'react'

import { lazyComponent } from './lazy-component.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of the page that shows what it is given and changes no more. The server draws it and the
 * browser leaves it as it came, as with `still`; the code is fetched when somebody comes from another
 * page of the site. One property after another needs a `key`.
 */
export function keptIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = lazyComponent(load)
  return function Left({ box, of }: { of: Props; box?: ComponentProps<'div'> }) {
    const hydrating = !useHydrated()
    const [kept] = useState(hydrating && !import.meta.env.SSR)
    if (kept)
      return <div {...box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div {...box}>
        <Drawn {...of} />
      </div>
    )
  }
}
