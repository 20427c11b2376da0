import { Fragment, type ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'

import { breadcrumbs } from '#app/seo/structured-data.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { useWords } from '#app/language.tsx'
import * as urls from '#app/urls.ts'
import type { Language } from '#domain/language.ts'
import type { Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { Picture, type SitePhoto } from './picture.tsx'
import { WORDS } from './words.ts'

export interface Crumb {
  label: string
  to?: string
  /** The path of the current page; it adds structured data for search engines. */
  path?: string
}

interface BannerProps {
  photo: Photo | SitePhoto | undefined
  position?: string
  crumbs?: readonly Crumb[]
  crumbsLabel?: string
  title: string
  /** 500 px high instead of 400. */
  tall?: boolean
  children?: ReactNode
}

/** The photo at the top of a page, with the title in a notch at its lower edge. */
export function Banner(props: BannerProps) {
  const { photo, position, crumbs, crumbsLabel, title, tall = false, children } = props
  return (
    <section className={classes('relative', tall ? 'h-hero-sell' : 'h-hero')}>
      <Picture
        photo={photo}
        alt=""
        sizes="max(100vw, 30rem)"
        priority
        position={position}
        className="absolute! inset-0"
      />
      <div className="wrap relative flex h-full items-end">
        <div className="banner-notch">
          {crumbs && <Breadcrumb crumbs={crumbs} label={crumbsLabel} />}
          <h1 className={classes('font-display text-display-1', crumbs && 'mt-4.5')}>{title}</h1>
          {children}
        </div>
      </div>
    </section>
  )
}

interface BreadcrumbProps {
  /** Without the home page, which is always the first. */
  crumbs: readonly Crumb[]
  label?: string | undefined
}

export function Breadcrumb({ crumbs: deeper, label }: BreadcrumbProps) {
  const words = useWords(WORDS)
  const crumbs: readonly Crumb[] = [{ label: words.home, to: urls.home }, ...deeper]
  const root = useRouteLoaderData<{ publicUrl: string; language?: Language }>('root')
  return (
    <>
      {crumbs.at(-1)?.path && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            breadcrumbs(root?.publicUrl ?? 'http://localhost', deeper, root?.language)
          }
        />
      )}
      <nav
        aria-label={label ?? words.breadcrumb}
        className="flex min-w-0 gap-2.5 text-small whitespace-nowrap text-ink-soft on-ink:text-mist"
      >
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <span aria-hidden="true" className="text-ink-mute on-ink:text-mist">
                |
              </span>
            )}
            {to ? (
              <Link to={to} className="link-target quiet-link decoration-1">
                {label}
              </Link>
            ) : (
              <span aria-current="page" dir="auto" className="truncate">
                {label}
              </span>
            )}
          </Fragment>
        ))}
      </nav>
    </>
  )
}
