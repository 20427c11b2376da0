import type { KeyboardEvent } from 'react'

import { formatNumber } from '#app/ui/format.ts'

export type TabName = 'posts' | 'properties'

const TAB_LABELS = { posts: 'Posts', properties: 'Properties' }

export function tabId(name: TabName): string {
  return `tab-${name}`
}

interface TabsProps {
  tab: TabName
  /** Those that the role may open. */
  tabs: readonly TabName[]
  counts: Record<TabName, number | undefined>
  onTab: (tab: TabName) => void
}

/** The two tabs of the dashboard; arrow keys switch between them. */
export function Tabs({ tab: current, tabs, counts, onTab }: TabsProps) {
  function switchByKey(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other = tabs.find((name) => name !== current)
    const name = event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : other
    if (name === undefined) return
    onTab(name)
    document.getElementById(tabId(name))?.focus()
  }

  return (
    <div role="tablist" aria-label="Content" className="flex border-b border-line-strong md:gap-8">
      {tabs.map((name) => (
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
          {TAB_LABELS[name]}
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
