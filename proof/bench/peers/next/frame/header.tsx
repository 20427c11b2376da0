import Link from 'next/link'

import { classes } from '@/ui/classes'
import { site } from '@/content/agency'

import { Hearts } from './hearts'
import { LINKS } from './links'
import { Menu } from './menu'

export function Header({ section }: { section: string }) {
  return (
    <header className="group/header fixed inset-x-0 top-0 z-40 border-b border-line bg-paper [view-transition-name:site-header] has-[:popover-open]:border-line-dark has-[:popover-open]:bg-ink-deep print:static print:bg-transparent">
      <div className="wrap flex h-[calc(var(--spacing-header)-1px)] items-center justify-between gap-8">
        <Link href="/" aria-label={`${site.name}, home`} className="flex min-h-target items-center">
          <Logo src="/brand/logo.svg" className="group-has-[:popover-open]/header:hidden" />
          <Logo
            src="/brand/logo-on-dark.svg"
            later
            className="hidden group-has-[:popover-open]/header:block"
          />
        </Link>
        <div className="ms-auto print:hidden">
          <Hearts />
        </div>
        <nav aria-label="Main" className="hidden lg:block print:hidden">
          <ul className="flex items-center gap-[clamp(1.25rem,2.2vw,2.25rem)]">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link
                  href={to}
                  aria-current={to === section ? 'page' : undefined}
                  className={to === '/sell-property' ? SELL : LINK}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Menu section={section} />
      </div>
    </header>
  )
}

/** `later` for one that is not seen at first. */
function Logo({
  src,
  later = false,
  className,
}: {
  src: string
  later?: boolean
  className: string
}) {
  return (
    <img
      fetchPriority={later ? 'low' : 'auto'}
      src={src}
      alt=""
      width={232}
      height={40}
      className={classes('h-9 w-auto lg:h-10', className)}
    />
  )
}

const LINK =
  'relative flex h-[calc(var(--spacing-header)-1px)] items-center text-nav whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-brass-deep after:transition-transform after:duration-(--duration-base) after:ease-calm hover:after:scale-x-100 aria-[current]:after:scale-x-100 rtl:after:origin-right'

const SELL =
  'flex h-11 items-center rounded-control border border-ink px-4.5 text-nav whitespace-nowrap transition-colors duration-(--duration-quick) hover:bg-ink hover:text-paper aria-[current]:bg-ink aria-[current]:text-paper'
