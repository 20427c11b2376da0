import { useEffect, useRef } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'

import type { SiteHandle } from '#app/site/layout/layout.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { prepareToasts } from '#app/ui/toast.tsx'

import type { Route } from './+types/layout.ts'
import { loginPath, storedToken } from './session.ts'

export const handle: SiteHandle = { enquire: null }

/** Runs before anything of an admin page is asked for: without a token there is only the login. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (!storedToken()) throw redirect(loginPath(new URL(request.url)))
  },
]

// The token is known to the browser only, so that the server renders no more than the shell.
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

export default function AdminLayout() {
  useFocusOnTitle()
  useEffect(prepareToasts, [])
  return <Outlet />
}

/** After a step from one admin page to the next the focus is on the new page's title. */
function useFocusOnTitle(): void {
  const { pathname, key } = useLocation()
  // The first page of a visit leaves the focus to the browser.
  const entered = useRef(key === 'default' ? pathname : null)
  useEffect(() => {
    if (entered.current === pathname) return
    entered.current = pathname
    document.getElementById('admin-title')?.focus({ preventScroll: true })
  }, [pathname])
}
