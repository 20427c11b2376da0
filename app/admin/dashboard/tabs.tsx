import type { KeyboardEvent } from 'react'

import { classes } from '#app/ui/classes.ts'
import { number } from '#app/ui/format.ts'

export type TabName = 'posts' | 'properties'

const TABS: { name: TabName; label: string }[] = [
  { name: 'posts', label: 'Posts' },
  { name: 'properties', label: 'Properties' },
]

export function tabId(name: TabName): string {
  return `tab-${name}`
}

/** The two tabs of the dashboard; arrow keys switch between them. */
export function Tabs({
  current,
  counts,
  onChoose,
  className,
}: {
  current: TabName
  counts: Record<TabName, number | undefined>
  onChoose: (name: TabName) => void
  className?: string
}) {
  function switchByKey(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other = current === 'posts' ? 'properties' : 'posts'
    const name = event.key === 'Home' ? 'posts' : event.key === 'End' ? 'properties' : other
    onChoose(name)
    document.getElementById(tabId(name))?.focus()
  }

  return (
    <div role="tablist" aria-label="Content" className={classes('flex md:gap-8', className)}>
      {TABS.map(({ name, label }) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={name === current ? `panel-${name}` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={switchByKey}
          className="relative inline-flex min-h-13 items-center justify-center gap-2 font-medium text-mist transition-colors duration-(--duration-quick) hover:text-paper focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-paper aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.75 aria-selected:after:bg-brass max-md:flex-1 md:min-h-18"
        >
          {label}
          {counts[name] !== undefined && (
            <span className="text-caption font-medium text-mist numerals">
              {number(counts[name])}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
