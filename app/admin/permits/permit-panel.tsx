import { useState } from 'react'

import { classes } from '#app/ui/classes.ts'
import { number } from '#app/ui/format.ts'
import { COUNT_LIMIT, PERMIT_KINDS, type PermitKind } from '#domain/properties/permits/permit.ts'
import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'

import { WatchedList } from './permit-list.tsx'

const KINDS: Record<PermitKind, { name: string; pressing: boolean }> = {
  expired: { name: 'Expired', pressing: true },
  missing: { name: 'Missing', pressing: true },
  week: { name: 'End within 7 days', pressing: true },
  month: { name: 'End within 30 days', pressing: false },
}

const SHOWN_FIRST: PermitKind[] = ['expired', 'missing', 'week', 'month']

/** Counts permits down, and lists whom to look after, the most pressing first. */
export function PermitPanel({ watch }: { watch: PermitAlerts }) {
  const { mode, counts, today } = watch
  const [chosen, setChosen] = useState(() => SHOWN_FIRST.find((kind) => counts[kind] > 0))
  if (mode === 'off') return null
  return (
    <section aria-labelledby="permits" className="mb-9 border-b border-line-strong pb-7">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="permits" className="font-display text-title-2">
          Advertising permits
        </h2>
        <p className="text-caption text-ink-mute">
          {mode === 'enforce'
            ? 'Listings without a valid permit are hidden.'
            : 'Listings without a valid permit are shown, and marked here.'}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
        {[...PERMIT_KINDS]
          .sort((a, b) => SHOWN_FIRST.indexOf(a) - SHOWN_FIRST.indexOf(b))
          .map((kind) => (
            <li key={kind} className="bg-paper">
              <Count
                count={counts[kind]}
                {...KINDS[kind]}
                chosen={kind === chosen}
                onChoose={() => setChosen(kind)}
              />
            </li>
          ))}
      </ul>
      {chosen && <WatchedList key={chosen} kind={chosen} name={KINDS[chosen].name} today={today} />}
    </section>
  )
}

function Count({
  count,
  name,
  pressing,
  chosen,
  onChoose,
}: {
  count: number
  name: string
  pressing: boolean
  chosen: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={count === 0}
      onClick={onChoose}
      className={classes(
        'flex size-full min-h-target flex-col items-start gap-1 px-5 py-4 text-start transition-colors duration-(--duration-quick) focus-visible:outline-offset-[-2px] enabled:hover:bg-paper-bright',
        chosen && 'bg-paper-bright shadow-[inset_0_-2px_0_var(--color-brass-deep)]',
      )}
    >
      <span
        className={classes(
          'text-price-lg leading-none font-[440] numerals',
          count === 0 ? 'text-ink-mute' : pressing && 'text-danger',
        )}
      >
        {count > COUNT_LIMIT ? `${number(COUNT_LIMIT)}+` : number(count)}
      </span>
      <span className="text-[0.875rem] text-ink-soft">{name}</span>
    </button>
  )
}
