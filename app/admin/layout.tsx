import { LucideProvider } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'

import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { prepareToasts } from '#app/ui/toast.tsx'

import type { Route } from './+types/layout.ts'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { Rail } from './navigation/rail.tsx'
import { useShortcuts } from './navigation/use-shortcuts.ts'
import { loginUrl, storedToken } from './session.ts'
import { TodayProvider, useFetchedToday } from './today/use-today.ts'

export const handle: SiteHandle = { enquire: null }

/** Runs before the loaders of every admin page: without a token, only the login page opens. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (!storedToken()) throw redirect(loginUrl(new URL(request.url)))
  },
]

// Only the browser has the token, so the server renders no more than the shell.
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Loading />
      <noscript>The admin area needs JavaScript.</noscript>
    </div>
  )
}

/** The `state` of a link or navigation within the admin area. */
export interface NavigationState {
  /** The focus does not move to the page's title: only what is beside the focused element changes. */
  keepFocus?: boolean
}

export default function AdminLayout() {
  // After navigation from one admin page to another the focus is on the new page's title.
  const { pathname, key, state } = useLocation()
  // On the first page of a visit the browser places the focus.
  const previousPath = useRef(key === 'default' ? pathname : null)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    if ((state as NavigationState | null)?.keepFocus) return
    document.getElementById('admin-title')?.focus({ preventScroll: true })
  }, [pathname, state])
  useEffect(prepareToasts, [])
  useShortcuts()
  const today = useFetchedToday()
  return (
    <LucideProvider size={17} strokeWidth={1.35}>
      <TodayProvider value={today}>
        <div className="lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
          <Rail today={today} />
          {/* At least as high as the window, so that the rail is not cut off by a short page. */}
          <div
            id="admin-content"
            tabIndex={-1}
            className="min-h-[calc(100dvh-var(--spacing-header))] outline-none"
          >
            <Outlet />
          </div>
        </div>
        <BottomBar today={today} />
      </TodayProvider>
    </LucideProvider>
  )
}
