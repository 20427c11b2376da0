import { Suspense, useEffect, type ReactNode } from 'react'
import { preconnect } from 'react-dom'
import { Links, Meta, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'

import { AgencyProvider } from '#app/agency.tsx'
import { appContext, themeContext } from '#app/context.ts'
import { PageFrame, SiteLayout } from './site/layout/page-frame.tsx'
import { IconSprite } from './ui/icon.tsx'
import { lazyComponent } from './islands/lazy-component.tsx'
import { PhotosUrl } from './ui/picture.tsx'
import { Toasts } from './ui/toast.tsx'
import { UNITS_SCRIPT } from './ui/units.ts'
import * as urls from '#app/urls.ts'
import { themeCss } from '#domain/brand/theme-css.ts'
import { publicAgency } from '#domain/agency/public-agency.ts'
import { UPLOADS_PATH } from '#domain/photos/photo.ts'

import type { Route } from './+types/root.ts'
import './app.css'
import hankenGrotesk from './fonts/hanken-grotesk-400-640.woff2?url'
import newsreader from './fonts/newsreader-375-opsz.woff2?url'
import { NOSCRIPT_CSS } from './noscript-css.ts'

// Downloaded when an error occurs. If that fails as well, `Offline` is shown.
const ErrorContent = lazyComponent<{ error: unknown }>(() =>
  import('./site/not-found/error-content.tsx').then(
    ({ ErrorContent }) => ErrorContent,
    () => Offline,
  ),
)

export const links: Route.LinksFunction = () => [
  font(newsreader),
  font(hankenGrotesk),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: urls.manifest },
  feed(urls.blogFeed, 'Blog'),
  feed(urls.propertiesFeed, 'New properties'),
]

/** Pages need the public URL for canonical links and share images. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, photosUrl, agency } = context.get(appContext)
  const current = await agency.current()
  const theme = themeCss(current.brand)
  context.set(themeContext, theme)
  return {
    publicUrl,
    agency: publicAgency(current),
    paper: current.brand.paper,
    ...(theme && { theme }),
    ...(photosUrl !== UPLOADS_PATH && { photosUrl }),
  }
}

/** The root data does not change during a visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const loaderData = useRouteLoaderData<typeof loader>('root')
  // `defer-scripts.ts` waits for this event.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <html lang="en-GB" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={loaderData?.paper} />
        <Meta />
        <Links />
        {loaderData?.theme && <style dangerouslySetInnerHTML={{ __html: loaderData.theme }} />}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? UNITS_SCRIPT : '' }}
        />
        <noscript>
          <style>{NOSCRIPT_CSS}</style>
        </noscript>
      </head>
      <body>
        <AgencyProvider value={loaderData?.agency}>{children}</AgencyProvider>
        <IconSprite />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { photosUrl = UPLOADS_PATH } }: Route.ComponentProps) {
  if (photosUrl !== UPLOADS_PATH) preconnect(new URL(photosUrl).origin)
  return (
    <PhotosUrl value={photosUrl}>
      <SiteLayout />
    </PhotosUrl>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame enquire={urls.contact}>
      <Suspense>
        <ErrorContent error={error} />
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
