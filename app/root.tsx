import { Suspense, useEffect, type ReactNode } from 'react'
import { preconnect } from 'react-dom'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'

import { appContext } from '#app/context.ts'
import { PageFrame } from './site/layout/page-frame.tsx'
import { SiteLayout } from './site/layout/layout.tsx'
import { IconSheet } from './ui/icon.tsx'
import { lazyComponent } from './islands/lazy-component.tsx'
import { PhotosUrl } from './ui/photos-url.ts'
import { Toasts } from './ui/toast.tsx'
import { BEFORE_PAINT } from './ui/units.ts'
import { UPLOADS } from '#domain/photos/photo.ts'

import type { Route } from './+types/root.ts'
import './app.css'
import hankenGrotesk from './fonts/hanken-grotesk-400-640.woff2?url'
import newsreader from './fonts/newsreader-375-opsz.woff2?url'
import { NOSCRIPT_CSS } from './noscript-css.ts'

// Fetched when something goes wrong. Where that is the network, a few words have to do.
const Fault = lazyComponent<{ error: unknown }>(() =>
  import('./site/not-found/error-boundary-content.tsx').then(
    ({ ErrorBoundaryContent }) => ErrorBoundaryContent,
    () => Offline,
  ),
)

export const links: Route.LinksFunction = () => [
  font(newsreader),
  font(hankenGrotesk),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  feed('/blog/rss.xml', 'Blog'),
  feed('/properties/rss.xml', 'New properties'),
]

/** Pages name their own full address, in links for search engines and in cards. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, photosUrl } = context.get(appContext)
  return { publicUrl, ...(photosUrl !== UPLOADS && { photosUrl }) }
}

/** The address of the site does not change while somebody is on it. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  // For `scripts-last.ts`, which waits for it.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <html lang="en-GB" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f3ec" />
        <Meta />
        <Links />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? BEFORE_PAINT : '' }}
        />
        <noscript>
          <style>{NOSCRIPT_CSS}</style>
        </noscript>
      </head>
      <body>
        {children}
        <IconSheet />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { photosUrl = UPLOADS } }: Route.ComponentProps) {
  if (photosUrl !== UPLOADS) preconnect(new URL(photosUrl).origin)
  return (
    <PhotosUrl value={photosUrl}>
      <SiteLayout />
    </PhotosUrl>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame enquire="/contact-us">
      <Suspense>
        <Fault error={error} />
      </Suspense>
    </PageFrame>
  )
}

function Offline() {
  return <p className="wrap py-section text-lead">No answer came. Please try again in a moment.</p>
}

function font(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}

function feed(href: string, title: string) {
  return { rel: 'alternate', type: 'application/rss+xml', title, href }
}
