import type { ReactNode } from 'react'

import { ContentText } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { Link } from '#app/ui/link.tsx'

export interface LegendEntry {
  /** What stands in its dot on the map; null where it has none. */
  mark: string | null
  name: string
  detail: string
  to?: string
}

interface MapWithLegendProps {
  map: ReactNode
  entries: readonly LegendEntry[]
  note?: string
  className?: string | undefined
}

/** A small map and, beside it, its places as a list; on a phone below it. */
export function MapWithLegend({ map, entries, note, className }: MapWithLegendProps) {
  return (
    <div className={className}>
      <div
        className={classes(
          'grid gap-x-gutter gap-y-4',
          entries.length > 0 && 'md:grid-cols-2 md:[&>:first-child]:order-last',
        )}
      >
        {map}
        {entries.length > 0 && <Legend entries={entries} />}
      </div>
      {note && <p className="mt-3 text-caption text-ink-mute">{note}</p>}
    </div>
  )
}

function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="self-start border-b border-line text-small">
      {entries.map(({ mark, name, detail, to }) => (
        <li
          key={name}
          className={classes(
            'flex items-center gap-3 border-t border-line numerals',
            to ? 'min-h-12' : 'min-h-10',
          )}
        >
          <span aria-hidden="true" className="w-5 flex-none">
            {mark !== null && (
              <span className="grid size-5 place-items-center rounded-full border border-ink text-[0.6875rem] leading-none font-strong">
                {mark}
              </span>
            )}
          </span>
          <span className="min-w-0 flex-1 py-1.5">
            {to ? (
              <Link to={to} className="link-target quiet-link">
                <ContentText text={name} />
              </Link>
            ) : (
              <ContentText text={name} />
            )}
          </span>
          <span className="flex-none whitespace-nowrap text-ink-soft">{detail}</span>
        </li>
      ))}
    </ul>
  )
}
