import { LucideProvider } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'

import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { prepareToasts } from '#app/ui/toast.tsx'

import type { Route } from './+types/layout.ts'
import { loginUrl, storedToken } from './session.ts'

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

export default function AdminLayout() {
  // After navigation from one admin page to another the focus is on the new page's title.
  const { pathname, key } = useLocation()
  // On the first page of a visit the browser places the focus.
  const previousPath = useRef(key === 'default' ? pathname : null)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    document.getElementById('admin-title')?.focus({ preventScroll: true })
  }, [pathname])
  useEffect(prepareToasts, [])
  return (
    <LucideProvider size={17} strokeWidth={1.35}>
      <Outlet />
    </LucideProvider>
  )
}
