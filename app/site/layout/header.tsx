import { useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { useAgency } from '#app/agency.tsx'
import { useWords } from '#app/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { classes } from '#app/ui/classes.ts'
import * as urls from '#app/urls.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { trapFocus } from '#app/ui/trap-focus.ts'
import { telLink, whatsappLink } from '#domain/agency/contact-links.ts'

import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { NAV_LINKS, currentNavLink } from './nav-links.ts'
import { WORDS } from './words.ts'

export function Header() {
  const { name } = useAgency()
  const words = useWords(WORDS)
  const currentLink = currentNavLink(useLocation().pathname)
  return (
    <header className="group/header fixed inset-x-0 top-0 z-40 border-b border-line bg-paper [view-transition-name:site-header] has-[:popover-open]:border-line-dark has-[:popover-open]:bg-ink-deep print:static print:bg-transparent">
      <div className="wrap flex h-[calc(var(--spacing-header)-1px)] items-center justify-between gap-3 sm:gap-8">
        <Link
          to={urls.home}
          aria-label={words.homeLink(name)}
          className="flex min-h-target min-w-0 items-center"
        >
          <Logo className={`${LOGO_SIZE} group-has-[:popover-open]/header:hidden`} />
          <Logo
            onDark
            fetchPriority="low"
            className={`${LOGO_SIZE} hidden group-has-[:popover-open]/header:block`}
          />
        </Link>
        {/* `save-buttons.ts` puts the link to the shortlist here. */}
        <div data-shortlist="" className="ms-auto print:hidden" suppressHydrationWarning />
        <nav aria-label={words.main} className="hidden lg:block print:hidden">
          <ul className="flex items-center gap-[clamp(1.25rem,2.2vw,2.25rem)]">
            {NAV_LINKS.map(([page, to]) => (
              <li key={page}>
                <Link
                  to={to}
                  prefetch="intent"
                  viewTransition
                  aria-current={to === currentLink ? 'page' : undefined}
                  className={classes(
                    'flex items-center text-nav whitespace-nowrap transition-colors duration-(--duration-quick)',
                    page === 'sell' ? AS_BUTTON : UNDERLINED,
                  )}
                >
                  {words.nav[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <Menu currentLink={currentLink} />
      </div>
    </header>
  )
}

/** On a narrow screen it shrinks before the menu is pushed out. */
const LOGO_SIZE = 'h-9 min-w-0 lg:h-10'

/** A line at the lower edge of the header grows on hover and marks the current page. */
const UNDERLINED =
  'relative h-[calc(var(--spacing-header)-1px)] text-ink-soft hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-brass-deep after:transition-transform after:duration-(--duration-base) after:ease-calm hover:after:scale-x-100 aria-[current]:after:scale-x-100 rtl:after:origin-right'

const AS_BUTTON =
  'h-11 rounded-control border border-ink px-4.5 hover:bg-ink hover:text-paper aria-[current]:bg-ink aria-[current]:text-paper'

const ID = 'site-menu'

/**
 * The menu of narrow screens. As a popover it opens, and closes on Escape and on a tap outside, even
 * without JavaScript.
 */
function Menu({ currentLink }: { currentLink: string }) {
  const { whatsapp, phones } = useAgency()
  const words = useWords(WORDS)
  const panel = useRef<HTMLElement>(null)
  const isOpen = useSyncExternalStore(subscribe, isMenuOpen, () => false)
  return (
    <div
      className="lg:hidden print:hidden"
      onKeyDown={isOpen ? trapFocus : undefined}
      role="presentation"
    >
      <button
        type="button"
        popoverTarget={ID}
        aria-controls={ID}
        aria-label={isOpen ? words.closeMenu : words.menu}
        className="on-ink:outline-brass -me-2.5 grid size-target place-items-center group-has-[:popover-open]/header:outline-brass"
      >
        <MenuIcon />
      </button>
      <nav
        ref={panel}
        id={ID}
        popover="auto"
        aria-label={words.menu}
        className="on-ink fixed inset-x-0 top-(--spacing-header) bottom-0 m-0 h-auto max-h-none w-full max-w-none flex-col overflow-y-auto border-0 bg-ink-deep px-edge pt-4 pb-8 text-paper open:flex"
      >
        <ul>
          {NAV_LINKS.map(([page, to]) => (
            <li key={page} className="border-b border-line-dark">
              <Link
                to={to}
                aria-current={to === currentLink ? 'page' : undefined}
                onClick={() => panel.current?.hidePopover()}
                className={classes(
                  'flex min-h-17 items-center justify-between font-display text-2xl tracking-[0.01em]',
                  'aria-[current]:after:size-2 aria-[current]:after:rounded-round aria-[current]:after:bg-brass',
                )}
              >
                {words.nav[page]}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
          <ButtonLink variant="ghost" href={whatsappLink(whatsapp)}>
            <BrandIcon brand="WhatsApp" size={17} />
            {words.whatsapp}
          </ButtonLink>
          <ButtonLink variant="brass" href={telLink(phones[0])}>
            <Icon name="phone" />
            {words.call}
          </ButtonLink>
        </div>
      </nav>
    </div>
  )
}

// The state is read from the browser, because the menu may have been opened before hydration.
function isMenuOpen(): boolean {
  return document.getElementById(ID)?.matches(':popover-open') ?? false
}

function subscribe(onChange: () => void): () => void {
  const menu = document.getElementById(ID)
  menu?.addEventListener('toggle', onChange)
  return () => menu?.removeEventListener('toggle', onChange)
}

/** Three lines that turn into a cross. */
function MenuIcon() {
  return (
    <span aria-hidden="true" className="relative block h-px w-6">
      {BARS.map((bar) => (
        <i
          key={bar}
          className={classes(
            'absolute inset-x-0 h-px bg-ink transition-transform duration-(--duration-base) ease-calm group-has-[:popover-open]/header:bg-paper',
            bar,
          )}
        />
      ))}
    </span>
  )
}

const BARS = [
  '-translate-y-1 group-has-[:popover-open]/header:translate-y-0 group-has-[:popover-open]/header:rotate-45',
  'group-has-[:popover-open]/header:hidden',
  'translate-y-1 group-has-[:popover-open]/header:translate-y-0 group-has-[:popover-open]/header:-rotate-45',
]
