import { useId, useState, type KeyboardEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { Field, Select } from '#app/ui/field.tsx'
import { formatNumber } from '#app/ui/format.ts'
import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import { STAGE_NAMES, STAGES, type Stage } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { BoardCard } from './board-card.tsx'
import { MoreInList } from './board-columns.tsx'

interface BoardViewProps {
  columns: Board['columns']
  move: (enquiry: Enquiry, stage: Stage) => Promise<void>
}

/** On a phone: one stage at a time. */
export function BoardTabs({ columns, move }: BoardViewProps) {
  const [chosen, setChosen] = useState<Stage>('new')
  const id = useId()
  const column = columns.find(({ stage }) => stage === chosen)
  return (
    <>
      <Tabs {...{ columns, chosen, id }} onChoose={setChosen} />
      {column && (
        <div role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`} className="pt-4">
          {column.enquiries.length === 0 && (
            <p className="py-6 text-small text-ink-soft">Nothing is in this stage.</p>
          )}
          <ul className="grid gap-3">
            {column.enquiries.map((enquiry) => (
              <li key={enquiry.id}>
                <BoardCard enquiry={enquiry}>
                  <MoveTo enquiry={enquiry} onMove={(stage) => void move(enquiry, stage)} />
                </BoardCard>
              </li>
            ))}
          </ul>
          <MoreInList count={column.count - column.enquiries.length} />
        </div>
      )}
    </>
  )
}

interface TabsProps {
  columns: Board['columns']
  chosen: Stage
  id: string
  onChoose: (stage: Stage) => void
}

function Tabs({ columns, chosen, id, onChoose }: TabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = step && STAGES[STAGES.indexOf(chosen) + step]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="Stages"
      className="-mx-edge flex overflow-x-auto border-b border-line-strong px-edge"
    >
      {columns.map(({ stage, count }) => (
        <button
          key={stage}
          type="button"
          role="tab"
          id={`${id}-${stage}`}
          aria-selected={stage === chosen}
          aria-controls={id}
          tabIndex={stage === chosen ? 0 : -1}
          onClick={() => onChoose(stage)}
          onKeyDown={onKeyDown}
          className={classes(
            'inline-flex min-h-13 flex-none items-center gap-1.5 px-3 text-small whitespace-nowrap',
            stage === chosen
              ? 'font-strong shadow-[inset_0_-2px_0_var(--color-brass-deep)]'
              : 'text-ink-soft',
          )}
        >
          {STAGE_NAMES[stage]}
          <span className="font-normal text-ink-soft numerals">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  )
}

interface MoveToProps {
  enquiry: Enquiry
  onMove: (stage: Stage) => void
}

function MoveTo({ enquiry, onMove }: MoveToProps) {
  return (
    <Field
      label="Move to"
      name="stage"
      className="flex-row! items-center gap-3! border-t border-line pt-2.5 whitespace-nowrap"
    >
      <Select
        value={enquiry.stage}
        aria-describedby={`card-${enquiry.id}`}
        onChange={({ target }) => onMove(target.value as Stage)}
        className="min-h-12! py-2!"
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_NAMES[stage]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
