import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

import { Link } from '#app/ui/link.tsx'
import { classes } from '#app/ui/classes.ts'
import * as urls from '#app/urls.ts'
import { profile } from '#agency/profile.ts'

import { NAV_LINKS, currentNavLink } from './nav-links.ts'
import { Menu } from './menu.tsx'

export function Header() {
  const currentLink = currentNavLink(useLocation().pathname)
  return (
    <header className="group/header fixed inset-x-0 top-0 z-40 border-b border-line bg-paper [view-transition-name:site-header] has-[:popover-open]:border-line-dark has-[:popover-open]:bg-ink-deep print:static print:bg-transparent">
      <div className="wrap flex h-[calc(var(--spacing-header)-1px)] items-center justify-between gap-8">
        <Link
          to={urls.home}
          aria-label={`${profile.name}, home`}
          className="flex min-h-target items-center"
        >
          <Logo src="/brand/logo.svg" className="group-has-[:popover-open]/header:hidden" />
          <Logo
            src="/brand/logo-on-dark.svg"
            fetchPriority="low"
            className="hidden group-has-[:popover-open]/header:block"
          />
        </Link>
        {/* `save-buttons.ts` puts the link to the shortlist here. */}
        <div data-shortlist="" className="ms-auto print:hidden" suppressHydrationWarning />
        <nav aria-label="Main" className="hidden lg:block print:hidden">
          <ul className="flex items-center gap-[clamp(1.25rem,2.2vw,2.25rem)]">
            {NAV_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  prefetch="intent"
                  viewTransition
                  aria-current={to === currentLink ? 'page' : undefined}
                  className={classes(
                    'flex items-center text-nav whitespace-nowrap transition-colors duration-(--duration-quick)',
                    to === urls.sell ? AS_BUTTON : UNDERLINED,
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Menu currentLink={currentLink} />
      </div>
    </header>
  )
}

function Logo({ className, ...rest }: ComponentProps<'img'>) {
  return (
    <img
      {...rest}
      alt=""
      width={232}
      height={40}
      className={classes('h-9 w-auto lg:h-10', className)}
    />
  )
}

/** A line at the lower edge of the header grows on hover and marks the current page. */
const UNDERLINED =
  'relative h-[calc(var(--spacing-header)-1px)] text-ink-soft hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-brass-deep after:transition-transform after:duration-(--duration-base) after:ease-calm hover:after:scale-x-100 aria-[current]:after:scale-x-100 rtl:after:origin-right'

const AS_BUTTON =
  'h-11 rounded-control border border-ink px-4.5 hover:bg-ink hover:text-paper aria-[current]:bg-ink aria-[current]:text-paper'
