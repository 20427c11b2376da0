import { useLocation } from 'react-router'

import type { NavigationState } from '#app/admin/layout.tsx'
import { dayAndTime } from '#app/admin/dates.ts'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import { STAGE_NAMES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import { assigneeName } from '#domain/enquiries/inbox/assignee.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { initialsOf } from '#domain/team/user-fields.ts'

import { Clock } from './clock.tsx'
import { kindAndSubject } from './enquiry-labels.ts'

interface EnquiryRowProps {
  enquiry: Enquiry
  isOpen: boolean
  /** Whether the enquiry opens beside the list, which then keeps the focus. */
  opensBeside: boolean
}

/** An enquiry in the list: who, what about, the stage, and how long the person has waited. */
export function EnquiryRow({ enquiry, isOpen, opensBeside }: EnquiryRowProps) {
  const { id, name, stage, created_at, clock } = enquiry
  // Keeps the filters of the list, which are in the URL.
  const { search } = useLocation()
  return (
    <li
      className={classes(
        'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-b border-line py-3.5 text-label leading-snug last:border-0 hover:bg-paper-bright/70 lg:ps-3.5 lg:pe-5',
        isOpen &&
          'lg:bg-paper-bright lg:before:absolute lg:before:inset-y-0 lg:before:start-0 lg:before:w-0.75 lg:before:bg-brass-deep',
      )}
    >
      <h2 className="min-w-0 truncate font-display text-title-4 leading-tight">
        <Link
          to={urls.enquiry(id) + search}
          data-enquiry
          aria-current={isOpen ? 'true' : undefined}
          preventScrollReset={opensBeside}
          state={{ keepFocus: opensBeside } satisfies NavigationState}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink"
        >
          <bdi>{name || 'Somebody'}</bdi>
        </Link>
      </h2>
      <Clock enquiry={enquiry} className="min-w-31 text-end" />
      <p dir="auto" className="col-span-2 truncate text-ink-soft">
        {kindAndSubject(enquiry)}
      </p>
      <div className="col-span-2 flex items-center justify-between gap-3 text-caption text-ink-soft">
        <span className="flex items-center gap-2 numerals">
          <StageSign stage={stage} />
          {clock && <span className="text-ink-mute">{dayAndTime(created_at)}</span>}
        </span>
        <Assignee name={assigneeName(enquiry)} />
      </div>
    </li>
  )
}

/** How many of the four steps are filled in for a stage. */
const STEPS: Record<Stage, number> = { new: 1, contacted: 2, viewing: 3, offer: 4, won: 4, lost: 0 }

function StageSign({ stage }: { stage: Stage }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="flex gap-0.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classes('h-1 w-2.5', step <= STEPS[stage] ? 'bg-ink' : 'bg-sand-deep')}
          />
        ))}
      </span>
      {STAGE_NAMES[stage]}
    </span>
  )
}

function Assignee({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-7 flex-none place-items-center rounded-control text-[0.6875rem] font-strong',
          name ? 'bg-sand text-ink' : 'border border-dashed border-control text-ink-mute',
        )}
      >
        {name ? initialsOf(name) : '?'}
      </span>
      <bdi className="truncate">{name ? name.split(' ')[0] : 'Nobody'}</bdi>
    </span>
  )
}
