import { ArrowUpRight } from 'lucide-react'
import { useLocation } from 'react-router'

import { roleOf } from '#app/admin/today/use-today.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import type { Today } from '#domain/today/today.ts'

import { currentItem, groupsFor } from './items.ts'
import { NavLink } from './nav-link.tsx'

/** The navigation beside the page: with names on wide screens, with icons alone on narrower ones. */
export function Rail({ today }: { today: Today | null }) {
  const role = roleOf(today)
  const current = currentItem(useLocation(), role)
  return (
    <div className="on-ink relative z-10 bg-ink-deep text-paper max-lg:hidden print:hidden">
      <div className="sticky top-header flex max-h-[calc(100dvh-var(--spacing-header))] flex-col py-3">
        <a
          href="#admin-content"
          className="absolute start-2 top-2 z-10 -translate-y-[300%] bg-paper px-4 py-2.5 text-small text-ink focus:translate-y-0"
        >
          Skip navigation
        </a>
        <nav aria-label="Admin" className="min-h-0 overflow-y-auto [scrollbar-width:thin]">
          {groupsFor(role).map((group) => (
            <ul
              key={group[0]?.label}
              className="border-line-dark not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
            >
              {group.map((item) => (
                <li key={item.label}>
                  <NavLink
                    {...{ item, today }}
                    isCurrent={item === current}
                    className={classes(LINK, 'group/rail')}
                    labelClass={NAME}
                    countClass="max-xl:absolute max-xl:start-[calc(50%+0.625rem)] max-xl:top-1"
                  />
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <Link to={urls.home} className={classes(LINK, 'group/rail mt-2 border-t border-line-dark')}>
          <ArrowUpRight size={20} strokeWidth={1.5} className="flex-none rtl:-scale-x-100" />
          <span className={NAME}>View website</span>
        </Link>
        {today && (
          <p className="ps-[3.375rem] text-caption text-mist max-xl:hidden">
            Version {today.version}
          </p>
        )}
      </div>
    </div>
  )
}

const LINK =
  'relative grid min-h-target items-center gap-3.5 text-small text-mist transition-colors duration-(--duration-quick) hover:text-paper focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:font-strong aria-[current]:text-paper aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:start-0 aria-[current]:before:w-0.75 aria-[current]:before:bg-brass max-xl:grid-cols-1 max-xl:justify-items-center xl:grid-cols-[1.25rem_1fr_auto] xl:px-5'

/** Beside an icon alone, the name shows on hover and focus: fixed, so that the rail can scroll. */
const NAME =
  'max-xl:pointer-events-none max-xl:fixed max-xl:start-18 max-xl:z-10 max-xl:rounded-control max-xl:bg-ink-deep max-xl:px-3 max-xl:py-2 max-xl:whitespace-nowrap max-xl:text-paper max-xl:opacity-0 max-xl:shadow-float max-xl:group-hover/rail:opacity-100 max-xl:group-focus-visible/rail:opacity-100'
