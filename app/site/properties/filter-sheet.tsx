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
      className="filter-sheet"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={ID}
        popoverTargetAction="hide"
        className="filter-sheet-shade"
      />
      <div
        ref={box}
        {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': words.filter })}
        className="filter-sheet-box"
      >
        <SheetHead />
        <div className="filter-sheet-body">{children}</div>
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
      className="filter-sheet-head"
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
    <div className="filter-sheet-foot">
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
    <div className="above-thumb-bar">
      <button type="button" popoverTarget={ID} aria-haspopup="dialog" className="floating-button">
        <Icon name="sliders" size={18} />
        {count > 0 ? words.filterSet(count) : words.filter}
      </button>
      {views}
    </div>
  )
}
