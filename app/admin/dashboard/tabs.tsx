import type { KeyboardEvent } from 'react'

import { formatNumber } from '#app/ui/format.ts'

export type TabName = 'posts' | 'properties'

const TABS = [
  { name: 'posts', label: 'Posts' },
  { name: 'properties', label: 'Properties' },
] as const

export function tabId(name: TabName): string {
  return `tab-${name}`
}

interface TabsProps {
  tab: TabName
  counts: Record<TabName, number | undefined>
  onTab: (tab: TabName) => void
}

/** The two tabs of the dashboard; arrow keys switch between them. */
export function Tabs({ tab: current, counts, onTab }: TabsProps) {
  function switchByKey(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other = current === 'posts' ? 'properties' : 'posts'
    const name = event.key === 'Home' ? 'posts' : event.key === 'End' ? 'properties' : other
    onTab(name)
    document.getElementById(tabId(name))?.focus()
  }

  return (
    <div role="tablist" aria-label="Content" className="flex border-b border-line-strong md:gap-8">
      {TABS.map(({ name, label }) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={name === current ? `panel-${name}` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={switchByKey}
          className="relative inline-flex min-h-13 items-center justify-center gap-2 font-medium text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.75 aria-selected:after:bg-brass-deep max-md:flex-1"
        >
          {label}
          {counts[name] !== undefined && (
            <span className="text-caption font-medium text-ink-mute numerals">
              {formatNumber(counts[name])}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
