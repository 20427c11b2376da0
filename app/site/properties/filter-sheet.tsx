import { useRef, useState, type ReactNode } from 'react'

import { useWords } from '#app/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { trapFocus } from '#app/ui/trap-focus.ts'
import { NO_SEARCH } from '#domain/search/query-params.ts'

import { isField, type ResultsAndChange } from './filter-control.ts'
import { WORDS } from './words.ts'

const ID = 'filter-sheet'

export function closeSheet(): void {
  document.getElementById(ID)?.hidePopover()
}

interface FilterSheetProps extends ResultsAndChange {
  children: ReactNode
}

/**
 * The filters: on narrow screens in a sheet at the lower edge, on wide ones in the row of the search.
 * As a popover the sheet opens, and closes on Escape, even without JavaScript.
 */
export function FilterSheet({ results, onChange, children }: FilterSheetProps) {
  const words = useWords(WORDS)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div
      id={ID}
      popover="auto"
      role="presentation"
      onKeyDown={isOpen ? trapFocus : undefined}
      onToggle={({ newState, target }) => {
        if (!(target instanceof Element) || target.id !== ID) return
        setOpen(newState === 'open')
        if (newState === 'open') box.current?.querySelector('button')?.focus()
      }}
      className="text-ink max-lg:fixed max-lg:inset-0 max-lg:size-full max-lg:bg-transparent max-lg:open:flex max-lg:open:flex-col lg:contents"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={ID}
        popoverTargetAction="hide"
        className="min-h-10 shrink-0 grow bg-ink-deep/55 lg:hidden"
      />
      <div
        ref={box}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': words.filter })}
        className="bg-paper max-lg:grid max-lg:min-h-0 max-lg:grid-rows-[auto_minmax(0,1fr)_auto] max-lg:transition-[translate] max-lg:duration-(--duration-quick) motion-reduce:transition-none lg:contents"
      >
        <SheetHead />
        <div className="max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-edge max-lg:py-5 lg:contents">
          {children}
        </div>
        <SheetFoot results={results} onChange={onChange} />
      </div>
    </div>
  )
}

function SheetHead() {
  const words = useWords(WORDS)
  return (
    <div
      onPointerDown={({ nativeEvent, currentTarget }) =>
        void import('./drag-sheet.ts').then(({ dragSheet }) =>
          dragSheet(nativeEvent, currentTarget),
        )
      }
      className="flex touch-none items-center justify-between border-b border-line py-2 ps-edge pe-2 lg:hidden"
    >
      <h2 className="font-display text-title-2">{words.filter}</h2>
      <button
        type="button"
        aria-label={words.close}
        popoverTarget={ID}
        popoverTargetAction="hide"
        className="grid size-target place-items-center"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function SheetFoot({ results, onChange }: ResultsAndChange) {
  const words = useWords(WORDS)
  return (
    <div className="grid grid-cols-[auto_1fr] gap-3 border-t border-line-strong bg-paper-bright px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden">
      <Button variant="ghost" className="script-only" onClick={() => onChange(NO_SEARCH)}>
        {words.clear}
      </Button>
      <Button type="submit" className="script-only">
        <span aria-live="polite">{words.showHomes(results.count, results.hasMore)}</span>
      </Button>
      <Button type="submit" hidden className="script-folded col-span-full">
        {words.showProperties}
      </Button>
    </div>
  )
}

interface FilterButtonProps extends Pick<FilterSheetProps['results'], 'filters'> {
  /** The switch between list and map. */
  views: ReactNode
}

/** The button that opens the sheet. It floats above the thumb bar of narrow screens. */
export function FilterButton({ filters, views }: FilterButtonProps) {
  const words = useWords(WORDS)
  const count = filters.filter(isField).length
  return (
    <div className="pointer-events-none sticky bottom-[calc(3.8125rem+1rem+env(safe-area-inset-bottom))] z-25 flex h-0 items-end justify-center lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-haspopup="dialog"
        className="pointer-events-auto inline-flex min-h-12 items-center gap-2 rounded-control border border-ink bg-paper-bright px-5 text-small font-strong shadow-float"
      >
        <Icon name="sliders" size={18} />
        {count > 0 ? words.filterSet(count) : words.filter}
      </button>
      {views}
    </div>
  )
}
