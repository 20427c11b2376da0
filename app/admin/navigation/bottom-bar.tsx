import { Ellipsis, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { roleOf } from '#app/admin/today/use-today.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import type { Today } from '#domain/today/today.ts'

import { barItemsFor, currentItem, groupsFor } from './items.ts'
import { NavLink } from './nav-link.tsx'

/** The navigation at the bottom of a phone's screen: the most used pages, and More. */
export function BottomBar({ today }: { today: Today | null }) {
  const location = useLocation()
  // The sheet belongs to the page on which it was opened: a link in it closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const role = roleOf(today)
  const current = currentItem(location, role)
  const items = barItemsFor(role)
  const isUnderMore = current !== undefined && !items.includes(current)
  return (
    <>
      <nav
        aria-label="Admin, most used"
        className="on-ink sticky bottom-0 z-30 grid auto-cols-fr grid-flow-col bg-ink-deep pb-[env(safe-area-inset-bottom)] text-mist shadow-bar lg:hidden print:hidden"
      >
        {items.map((item) => (
          <NavLink
            key={item.label}
            {...{ item, today }}
            isCurrent={item === current}
            className={BAR_ITEM}
            onlyWaiting
            countClass="absolute start-[calc(50%+0.6875rem)] top-1.5"
          />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isUnderMore ? 'true' : undefined}
          onClick={() => setOpenedOn(location.key)}
          className={BAR_ITEM}
        >
          <Ellipsis size={20} strokeWidth={1.5} />
          More
        </button>
      </nav>
      {openedOn === location.key && <MoreSheet today={today} onClose={() => setOpenedOn(null)} />}
    </>
  )
}

const BAR_ITEM =
  'relative grid min-h-15 content-center justify-items-center gap-1 text-[0.75rem] leading-none focus-visible:-outline-offset-3 aria-[current]:font-strong aria-[current]:text-paper aria-[current]:before:absolute aria-[current]:before:inset-x-[22%] aria-[current]:before:top-0 aria-[current]:before:h-0.75 aria-[current]:before:bg-brass'

interface MoreSheetProps {
  today: Today | null
  onClose: () => void
}

/** The rest of the navigation. A modal dialog: the browser keeps the focus inside and returns it. */
function MoreSheet({ today, onClose }: MoreSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const role = roleOf(today)
  const current = currentItem(useLocation(), role)
  const barItems = barItemsFor(role)

  // A layout effect, so that it is closed before React removes it: the browser then returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label="More"
      onClose={onClose}
      className="on-ink h-dvh max-h-none w-full max-w-none bg-transparent text-paper backdrop:bg-ink-deep/60 open:grid open:grid-rows-[minmax(12dvh,1fr)_auto] lg:hidden"
    >
      {/* Escape and the button Close do the same for those who have no pointer. */}
      <button type="button" aria-hidden="true" tabIndex={-1} onClick={onClose} />
      <div className="max-h-[88dvh] overflow-y-auto border-t-3 border-brass bg-ink-deep px-5 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between">
          <h2 className="font-display text-title-3">More</h2>
          <IconButton label="Close" bare className="-me-2.5" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
        <nav aria-label="More">
          <ul>
            {groupsFor(role)
              .flat()
              .filter((item) => !barItems.includes(item))
              .map((item) => (
                <li key={item.label}>
                  <NavLink
                    {...{ item, today }}
                    isCurrent={item === current}
                    className={SHEET_ITEM}
                  />
                </li>
              ))}
            <li>
              <Link to={urls.home} className={SHEET_ITEM}>
                <span />
                View website
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </dialog>
  )
}

const SHEET_ITEM =
  'grid min-h-13 grid-cols-[1.25rem_1fr_auto] items-center gap-3.5 border-b border-line-dark focus-visible:-outline-offset-3 aria-[current]:font-strong aria-[current]:text-brass'
