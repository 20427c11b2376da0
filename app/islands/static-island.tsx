import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useNavigate } from 'react-router'

import { lazyComponent } from './lazy-component.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of the page that never changes and only leads elsewhere. The server draws it and the browser
 * leaves it as it came, so that a page need not bring along the code of what it already shows. That
 * is fetched when somebody comes from another page of the site.
 */
export function staticIsland(load: () => Promise<ComponentType>) {
  const Drawn = lazyComponent(load)
  let html: string | undefined

  return function Still() {
    const box = useRef<HTMLDivElement>(null)
    const hydrating = !useHydrated()
    const [kept] = useState(() => html ?? (hydrating && !import.meta.env.SSR ? '' : undefined))
    useFollowing(box, kept !== undefined)
    useEffect(() => {
      html = box.current?.innerHTML
    }, [])
    if (kept === undefined)
      return (
        <div ref={box}>
          <Drawn />
        </div>
      )
    return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  }
}

/** Links that React did not draw lead to other pages of the site as those that it did. */
function useFollowing(box: RefObject<HTMLElement | null>, wanted: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!wanted) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !isPlain(event) || link.origin !== location.origin) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    const links = box.current
    links?.addEventListener('click', follow)
    return () => links?.removeEventListener('click', follow)
  }, [box, navigate, wanted])
}

/** Neither with a key that opens a tab or a window, nor with another button than the first. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
