import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Clock } from '#app/admin/enquiries/clock.tsx'
import { KIND_LABELS, subjectOf } from '#app/admin/enquiries/enquiry-labels.ts'
import { classes } from '#app/ui/classes.ts'
import { formatDay } from '#app/ui/format-day.ts'
import * as urls from '#app/urls.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { isClosed } from '#domain/enquiries/follow-up/stage.ts'
import { assigneeName } from '#domain/enquiries/inbox/assignee.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { initialsOf } from '#domain/team/user-fields.ts'

import type { CardMove } from './use-card-move.ts'

/** The id of the sentence that says which keys move a card. */
export const KEYS_HINT = 'board-keys'

interface BoardCardProps {
  enquiry: Enquiry
  cardMove?: CardMove
  /** Below the rest, such as a choice of the stage. */
  children?: ReactNode
}

/** An enquiry on the board: who, about what, by when, and whose. */
export function BoardCard({ enquiry, cardMove, children }: BoardCardProps) {
  const { moving } = cardMove ?? {}
  const isMoving = moving?.id === enquiry.id
  const box = isMoving ? moving.box : undefined
  return (
    // Keeps the card's space in the column while the card is dragged.
    <div style={box && { height: box.height }}>
      <article
        aria-labelledby={`card-${enquiry.id}`}
        {...cardMove?.card(enquiry)}
        style={box && { left: box.left, top: box.top, width: box.width }}
        className={classes(
          'grid gap-2 rounded-control border bg-paper-bright p-3 text-small',
          isMoving ? 'border-brass-deep shadow-lg outline outline-brass-deep' : 'border-line',
          box && 'pointer-events-none fixed z-30 -rotate-1',
          cardMove && 'cursor-grab select-none',
        )}
      >
        <div className="flex items-start gap-1">
          <h3 id={`card-${enquiry.id}`} className="min-w-0 flex-1">
            <Link
              to={urls.enquiry(enquiry.id)}
              dir="auto"
              draggable={false}
              className="block font-display text-title-4 wrap-anywhere quiet-link"
            >
              {enquiry.name}
            </Link>
          </h3>
          {cardMove && <Handle enquiry={enquiry} cardMove={cardMove} />}
        </div>
        <p dir="auto" className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">
          {subjectOf(enquiry) || KIND_LABELS[enquiry.kind]}
        </p>
        <div className="flex items-end justify-between gap-2">
          <div className="min-w-0 text-caption">
            <Timing enquiry={enquiry} />
          </div>
          <Assignee name={assigneeName(enquiry)} />
        </div>
        {children}
      </article>
    </div>
  )
}

function Handle({ enquiry, cardMove }: { enquiry: Enquiry; cardMove: CardMove }) {
  return (
    <button
      type="button"
      data-handle={enquiry.id}
      aria-label={`Move ${enquiry.name}`}
      aria-describedby={KEYS_HINT}
      {...cardMove.handle(enquiry)}
      className="-me-3 -mt-2.5 -mb-2 grid size-target flex-none touch-none place-items-center text-ink-mute hover:text-ink aria-pressed:text-brass-deep"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}

/** By when it is to be answered, what is to be done next, or when it was closed. */
function Timing({ enquiry }: { enquiry: Enquiry }) {
  const { stage, first_answer_at, next_step, next_step_on, handled_at } = enquiry
  if (isClosed(stage))
    return <p className="text-ink-mute">Closed {formatDay(handled_at ?? enquiry.created_at)}</p>
  return (
    <>
      {first_answer_at === null && <Clock enquiry={enquiry} />}
      {(next_step || next_step_on) && <NextStep text={next_step} day={next_step_on} />}
    </>
  )
}

function isPastDay(day: string, now = new Date()): boolean {
  return day !== '' && day < dubaiDay(now)
}

function NextStep({ text, day }: { text: string; day: string }) {
  const isOverdue = isPastDay(day)
  return (
    <p dir="auto" className="wrap-anywhere">
      {text}
      {day && (
        <span className={classes('numerals', isOverdue ? 'text-danger' : 'text-ink-soft')}>
          {text && ', '}
          {formatDay(day)}
        </span>
      )}
    </p>
  )
}

function Assignee({ name }: { name: string }) {
  return (
    <span
      title={name || 'Nobody'}
      className={classes(
        'grid size-8 flex-none place-items-center text-caption font-strong',
        name ? 'bg-sand' : 'border border-dashed border-control text-ink-mute',
      )}
    >
      <span aria-hidden="true">{name ? initialsOf(name) : '?'}</span>
      <span className="sr-only">{name ? `Assigned to ${name}` : 'Assigned to nobody'}</span>
    </span>
  )
}
