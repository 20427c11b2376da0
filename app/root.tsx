import { Suspense, useEffect, type ReactNode } from 'react'
import { preconnect } from 'react-dom'
import { Links, Meta, Scripts, ScrollRestoration, useHref, useRouteLoaderData } from 'react-router'

import { AgencyProvider } from '#app/agency.tsx'
import { appContext, themeContext } from '#app/context.ts'
import { LanguageProvider, useWords } from '#app/language.tsx'
import { PageFrame, SiteLayout } from './site/layout/page-frame.tsx'
import { WORDS as LAYOUT_WORDS } from './site/layout/words.ts'
import { IconSprite } from './ui/icon.tsx'
import { lazyComponent } from './islands/lazy-component.tsx'
import { PhotosUrl } from './ui/picture.tsx'
import { Toasts } from './ui/toast.tsx'
import * as urls from '#app/urls.ts'
import { themeCss } from '#domain/brand/theme-css.ts'
import { publicAgency } from '#domain/agency/public-agency.ts'
import { languageOf, pathIn, type Language } from '#domain/language.ts'
import { UPLOADS_PATH } from '#domain/photos/photo.ts'

import type { Route } from './+types/root.ts'
import './app.css'
import arabicCss from './arabic.css?url'
import { PRELOADED } from './fonts/preloaded.ts'
import { HEAD_SCRIPT } from './head-script.ts'
import { NOSCRIPT_CSS } from './noscript-css.ts'

// Downloaded when an error occurs. If that fails as well, `Offline` is shown.
const ErrorContent = lazyComponent<{ error: unknown }>(() =>
  import('./site/not-found/error-content.tsx').then(
    ({ ErrorContent }) => ErrorContent,
    () => Offline,
  ),
)

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Pages need the public URL for canonical links and share images. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, photosUrl, agency } = context.get(appContext)
  const current = await agency.current()
  const theme = themeCss(current.brand)
  context.set(themeContext, theme)
  const language = languageOf(new URL(request.url).pathname)
  return {
    publicUrl,
    ...(language !== 'en' && { language }),
    agency: publicAgency(current, language),
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
  const language = languageOf(useHref('/'))
  // `defer-scripts.ts` waits for this event.
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return (
    <html
      lang={language === 'ar' ? 'ar' : 'en-GB'}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={loaderData?.paper} />
        <Meta />
        <LanguageLinks language={language} />
        <Links />
        {language === 'ar' && <link rel="stylesheet" href={arabicCss} />}
        {loaderData?.theme && <style dangerouslySetInnerHTML={{ __html: loaderData.theme }} />}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HEAD_SCRIPT : '' }}
        />
        <noscript>
          <style>{NOSCRIPT_CSS}</style>
        </noscript>
      </head>
      <body>
        <LanguageProvider value={language}>
          <AgencyProvider value={loaderData?.agency}>{children}</AgencyProvider>
          <IconSprite />
          <Toasts />
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Fonts, manifest and feeds of the page's language. */
function LanguageLinks({ language }: { language: Language }) {
  const words = LAYOUT_WORDS[language]
  return (
    <>
      {PRELOADED[language].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="manifest" href={pathIn(language, urls.manifest)} />
      <Feed href={pathIn(language, urls.blogFeed)} title={words.blogFeed} />
      <Feed href={pathIn(language, urls.propertiesFeed)} title={words.propertiesFeed} />
    </>
  )
}

function Feed(feed: { href: string; title: string }) {
  return <link rel="alternate" type="application/rss+xml" {...feed} />
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
  return <p className="wrap py-section text-lead">{useWords(LAYOUT_WORDS).offline}</p>
}
