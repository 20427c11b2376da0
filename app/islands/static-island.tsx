import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react'
import { useHref, useNavigate, useRevalidator } from 'react-router'

import { languageOf } from '#domain/language.ts'

import type { IslandData } from './island-data.ts'
import { lazyComponent } from './lazy-component.tsx'
import { useHydrated } from './use-hydrated.ts'

// The one mechanism that keeps code for static content out of the browser:
// 1. The server renders the component with the page.
// 2. On the first visit the browser leaves that HTML as it is, and never downloads the component.
// 3. On a later navigation within the site React renders the component, and downloads its code then.
//
// Static content has no state and no handlers. To react to a click in it, pass handlers for the
// surrounding <div> as `box`. Give the island a `key` if its props can change while it is mounted.
// Props that nothing else needs come as `data`, made by `islandData` in the page's loader.

type IslandProps<Props, Data> = Omit<Props, keyof Data> & {
  data?: IslandData<Data>
  box?: ComponentProps<'div'>
}

/** Wraps a component whose HTML never changes in the browser. */
export function staticIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Content = lazyComponent(load)
  // Without props the HTML is the same on every page, so the HTML of the first page serves the others.
  let sharedHtml: string | undefined

  return function StaticIsland<Data extends Partial<Props> = object>({
    box,
    data,
    ...rest
  }: IslandProps<Props, Data>) {
    const props = { ...rest, ...data?.value } as unknown as Props
    const isShared = !data && Object.keys(rest).length === 0
    const element = useRef<HTMLDivElement>(null)
    const isHydrating = !useHydrated() && !import.meta.env.SSR
    // While React hydrates, it ignores this HTML and keeps the server's. It must be given a string.
    const [html] = useState(() => sharedHtml ?? (isHydrating ? '' : undefined))
    const isMissing = html === undefined && data !== undefined && data.value === undefined
    useMissingData(isMissing)
    useRouterForLinks(element, html !== undefined)
    useEffect(() => {
      if (isShared) sharedHtml = element.current?.innerHTML
    }, [isShared])
    const content =
      html === undefined
        ? { children: !isMissing && <Content {...props} /> }
        : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }
    return <div {...box} ref={element} {...content} />
  }
}

/**
 * Loads the page's data again if the island's data is missing. That happens where a browser extension
 * has changed the page: React then renders the whole page anew, and the document has no island data.
 */
function useMissingData(isMissing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate])
}

/** Passes clicks on links in the server's HTML to the router: React did not render these links. */
function useRouterForLinks(element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  const navigate = useNavigate()
  const home = useHref('/')
  useEffect(() => {
    if (!isNeeded) return
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(PAGE_LINK)
      if (!link || !isPlainClick(event) || link.origin !== location.origin) return
      const path = withoutBase(link.pathname, home)
      if (path === null) return
      event.preventDefault()
      void navigate(path + link.search + link.hash, { viewTransition: true })
    }
    const island = element.current
    island?.addEventListener('click', onClick)
    return () => island?.removeEventListener('click', onClick)
  }, [element, navigate, home, isNeeded])
}

/** The path as the router knows it; null in the other language, which is another document. */
function withoutBase(pathname: string, home: string): string | null {
  if (home === '/') return languageOf(pathname) === 'en' ? pathname : null
  return languageOf(pathname) === 'ar' ? pathname.slice(home.length) || '/' : null
}

/** Neither a download nor an anchor within the page. */
const PAGE_LINK = 'a:not([download], [href^="#"])'

/** Clicks with a modifier key or another mouse button open a tab or a window. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
