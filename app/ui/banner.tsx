import { Fragment, type ReactNode } from 'react'

import type { Photo } from '#domain/photos/photo.ts'

import { classes } from './classes.ts'
import { Link } from './link.tsx'
import { Picture, type SitePhoto } from './picture.tsx'

export interface Crumb {
  label: string
  /** Left out for the page itself. */
  to?: string
}

/** The photograph at the top of a page, with its title in the quay. */
export function Banner({
  photo,
  position,
  crumbs,
  crumbsLabel,
  title,
  tall = false,
  children,
}: {
  photo: Photo | SitePhoto | undefined
  position?: string
  crumbs?: readonly Crumb[]
  crumbsLabel?: string
  title: string
  /** 500 px instead of 400. */
  tall?: boolean
  children?: ReactNode
}) {
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
        <div className="quay">
          {crumbs && <Breadcrumb crumbs={crumbs} label={crumbsLabel} />}
          <h1 className={classes('font-display text-display-1', crumbs && 'mt-4.5')}>{title}</h1>
          {children}
        </div>
      </div>
    </section>
  )
}

export function Breadcrumb({
  crumbs,
  label = 'Breadcrumb',
}: {
  crumbs: readonly Crumb[]
  label?: string | undefined
}) {
  return (
    <nav
      aria-label={label}
      className="flex min-w-0 gap-2.5 text-small whitespace-nowrap text-ink-soft on-ink:text-mist"
    >
      {crumbs.map(({ label, to }, at) => (
        <Fragment key={label}>
          {at > 0 && (
            <span aria-hidden="true" className="text-ink-mute on-ink:text-mist">
              |
            </span>
          )}
          {to ? (
            <Link
              to={to}
              className="-my-2.75 inline-block py-2.75 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-brass-deep on-ink:decoration-control-dark on-ink:hover:decoration-brass"
            >
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="truncate">
              {label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
