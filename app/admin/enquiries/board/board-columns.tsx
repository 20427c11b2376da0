import { flushSync } from 'react-dom'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import { STAGE_NAMES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { BoardCard, KEYS_HINT } from './board-card.tsx'
import { useCardMove, type CardMove } from './use-card-move.ts'

interface BoardViewProps {
  columns: Board['columns']
  move: (enquiry: Enquiry, stage: Stage) => Promise<void>
}

/** A column for each stage, between which cards are moved. */
export function BoardColumns({ columns, move }: BoardViewProps) {
  const cardMove = useCardMove((enquiry, stage) => {
    const hadFocus = document.activeElement?.closest(`[data-handle="${enquiry.id}"]`) != null
    let moved = Promise.resolve()
    flushSync(() => {
      moved = move(enquiry, stage)
    })
    if (hadFocus) document.querySelector<HTMLElement>(`[data-handle="${enquiry.id}"]`)?.focus()
    return moved
  })
  return (
    <>
      <p id={KEYS_HINT} className="sr-only">
        Space lifts the card, the arrows carry it to another stage, Space drops it, Escape puts it
        back.
      </p>
      <div className="-mx-edge overflow-x-auto px-edge pb-4">
        <div className="grid grid-cols-[repeat(6,minmax(9.75rem,1fr))] items-start gap-3">
          {columns.map((column) => (
            <Column key={column.stage} column={column} cardMove={cardMove} />
          ))}
        </div>
      </div>
      <output className="sr-only">{cardMove.announcement}</output>
    </>
  )
}

interface ColumnProps {
  column: Board['columns'][number]
  cardMove: CardMove
}

function Column({ column: { stage, count, enquiries }, cardMove }: ColumnProps) {
  const { moving } = cardMove
  const isTarget = moving?.to === stage && moving.from !== stage
  return (
    <section
      aria-labelledby={`stage-${stage}`}
      data-stage={stage}
      className="grid min-h-72 content-start gap-3"
    >
      <h2
        id={`stage-${stage}`}
        className={classes(
          'flex items-baseline justify-between border-b pb-2 text-small font-strong',
          isTarget ? 'border-brass-deep' : 'border-line-strong',
        )}
      >
        {STAGE_NAMES[stage]}
        <span className="font-normal text-ink-soft numerals">{formatNumber(count)}</span>
      </h2>
      {isTarget && (
        <p
          aria-hidden="true"
          className="grid min-h-18 place-items-center border border-dashed border-brass-deep bg-sand text-small text-brass-deep"
        >
          Drop here
        </p>
      )}
      <ul className="grid gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <BoardCard enquiry={enquiry} cardMove={cardMove} />
          </li>
        ))}
      </ul>
      <MoreInList count={count - enquiries.length} />
    </section>
  )
}

/** Links to the list, since a column shows only its first cards. */
export function MoreInList({ count }: { count: number }) {
  if (count <= 0) return null
  return <TextLink to={urls.enquiries}>{formatNumber(count)} more in the list</TextLink>
}
