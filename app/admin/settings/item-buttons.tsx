import { ArrowDown, ArrowUp, X } from 'lucide-react'

interface ItemButtonsProps {
  title: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  /** Undefined where no item can be left out. */
  onRemove: (() => void) | undefined
}

const BUTTON =
  'grid size-target place-items-center text-ink-soft hover:text-ink disabled:text-line-strong'

/** Moves an item of a list, or removes it. */
export function ItemButtons({ title, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className="-me-2 flex flex-none">
      <button
        type="button"
        aria-label={`Move ${title} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        className={BUTTON}
      >
        <ArrowUp />
      </button>
      <button
        type="button"
        aria-label={`Move ${title} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
        className={BUTTON}
      >
        <ArrowDown />
      </button>
      <button
        type="button"
        aria-label={`Remove ${title}`}
        disabled={!onRemove}
        onClick={onRemove}
        className={BUTTON}
      >
        <X />
      </button>
    </div>
  )
}
