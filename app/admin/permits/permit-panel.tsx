import { useState } from 'react'

import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import { MAX_ALERT_COUNT, type PermitAlertKind } from '#domain/properties/permits/permit.ts'
import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'

import { PermitList } from './permit-list.tsx'

/** In the order of the panel; the first kind with permits is open. */
const KINDS: { kind: PermitAlertKind; name: string; isUrgent: boolean }[] = [
  { kind: 'expired', name: 'Expired', isUrgent: true },
  { kind: 'missing', name: 'Missing', isUrgent: true },
  { kind: 'week', name: 'End within 7 days', isUrgent: true },
  { kind: 'month', name: 'End within 30 days', isUrgent: false },
]

/** How many permits need attention, by kind, and the listings of the chosen kind. */
export function PermitPanel({ alerts }: { alerts: PermitAlerts }) {
  const { mode, counts, today } = alerts
  const [chosen, setChosen] = useState(() => KINDS.find(({ kind }) => counts[kind] > 0))
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
        {KINDS.map((option) => (
          <li key={option.kind} className="bg-paper">
            <KindButton
              {...option}
              count={counts[option.kind]}
              isChosen={option === chosen}
              onChoose={() => setChosen(option)}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <PermitList key={chosen.kind} kind={chosen.kind} name={chosen.name} today={today} />
      )}
    </section>
  )
}

interface KindButtonProps {
  name: string
  count: number
  isUrgent: boolean
  isChosen: boolean
  onChoose: () => void
}

function KindButton({ name, count, isUrgent, isChosen, onChoose }: KindButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0}
      onClick={onChoose}
      className={classes(
        'flex size-full min-h-target flex-col items-start gap-1 px-5 py-4 text-start transition-colors duration-(--duration-quick) focus-visible:outline-offset-[-2px] enabled:hover:bg-paper-bright',
        isChosen && 'bg-paper-bright shadow-[inset_0_-2px_0_var(--color-brass-deep)]',
      )}
    >
      <span
        className={classes(
          'text-price-lg leading-none font-[440] numerals',
          count === 0 ? 'text-ink-mute' : isUrgent && 'text-danger',
        )}
      >
        {count > MAX_ALERT_COUNT ? `${formatNumber(MAX_ALERT_COUNT)}+` : formatNumber(count)}
      </span>
      <span className="text-label text-ink-soft">{name}</span>
    </button>
  )
}
