import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react'

import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Glyph } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { site, whatsappLink } from '#agency/profile.ts'

import { LINKS } from './links.ts'

const ID = 'site-menu'

/**
 * The menu of narrow screens. A popover: the browser opens it, and closes it on Escape and on a tap
 * outside, even without JavaScript.
 */
export function Menu({ section }: { section: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const open = useSyncExternalStore(watch, isOpen, () => false)

  function keepFocus(event: KeyboardEvent) {
    if (!open || event.key !== 'Tab') return
    const last = [...(sheet.current?.querySelectorAll('a') ?? [])].at(-1)
    const [from, to] = event.shiftKey ? [button.current, last] : [last, button.current]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }

  return (
    <div className="lg:hidden print:hidden" onKeyDown={keepFocus} role="presentation">
      <button
        ref={button}
        type="button"
        popoverTarget={ID}
        aria-controls={ID}
        aria-label={open ? 'Close menu' : 'Menu'}
        className="on-ink:outline-brass -me-2.5 grid size-target place-items-center group-has-[:popover-open]/header:outline-brass"
      >
        <Bars />
      </button>
      <nav
        ref={sheet}
        id={ID}
        popover="auto"
        aria-label="Menu"
        className="on-ink fixed inset-x-0 top-(--spacing-header) bottom-0 m-0 h-auto max-h-none w-full max-w-none flex-col overflow-y-auto border-0 bg-ink-deep px-edge pt-4 pb-8 text-paper open:flex"
      >
        <ul>
          {LINKS.map(({ to, label }) => (
            <li key={to} className="border-b border-line-dark">
              <Link
                to={to}
                aria-current={to === section ? 'page' : undefined}
                onClick={() => sheet.current?.hidePopover()}
                className={classes(
                  'flex min-h-17 items-center justify-between font-display text-2xl tracking-[0.01em]',
                  'aria-[current]:after:size-2 aria-[current]:after:rounded-round aria-[current]:after:bg-brass',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid grid-cols-2 gap-3 pt-8">
          <ButtonLink variant="ghost" href={whatsappLink()}>
            <Glyph of="WhatsApp" size={17} />
            WhatsApp
          </ButtonLink>
          <ButtonLink variant="brass" href={site.phones[0].href}>
            <Icon of="phone" />
            Call
          </ButtonLink>
        </div>
      </nav>
    </div>
  )
}

// The browser, not the page, knows whether the menu is open: it may have been opened before the page
// was taken over.
function isOpen(): boolean {
  return document.getElementById(ID)?.matches(':popover-open') ?? false
}

function watch(changed: () => void): () => void {
  const menu = document.getElementById(ID)
  menu?.addEventListener('toggle', changed)
  return () => menu?.removeEventListener('toggle', changed)
}

/** Three lines that become a cross. */
function Bars() {
  const bar =
    'absolute inset-x-0 h-px bg-ink transition-transform duration-(--duration-base) ease-calm group-has-[:popover-open]/header:bg-paper'
  return (
    <span aria-hidden="true" className="relative block h-px w-6">
      <i
        className={classes(
          bar,
          '-translate-y-1 group-has-[:popover-open]/header:translate-y-0 group-has-[:popover-open]/header:rotate-45',
        )}
      />
      <i className={classes(bar, 'group-has-[:popover-open]/header:hidden')} />
      <i
        className={classes(
          bar,
          'translate-y-1 group-has-[:popover-open]/header:translate-y-0 group-has-[:popover-open]/header:-rotate-45',
        )}
      />
    </span>
  )
}
