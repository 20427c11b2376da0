import { useEffect, useEffectEvent, useState } from 'react'

import { get } from '#app/admin/request.ts'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import {
  ALERTS_PER_PAGE,
  MAX_ALERT_COUNT,
  type PermitAlertKind,
} from '#domain/properties/permits/permit.ts'
import type {
  PermitAlert,
  PermitAlertPage,
  PermitAlerts,
} from '#domain/properties/permits/permit-alerts.ts'
import { titleOf } from '#domain/properties/property.ts'

import { permitLabel } from './permit-label.ts'

interface AlertKind {
  kind: PermitAlertKind
  name: string
  isUrgent: boolean
}

/** In the order of the panel; the first kind with permits is open. */
const KINDS: AlertKind[] = [
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
        {KINDS.map((option) => {
          const count = counts[option.kind]
          return (
            <li key={option.kind} className="bg-paper">
              <button
                type="button"
                aria-pressed={option === chosen}
                disabled={count === 0}
                onClick={() => setChosen(option)}
                className="flex size-full min-h-target flex-col items-start gap-1 px-5 py-4 text-start transition-colors duration-(--duration-quick) focus-visible:outline-offset-[-2px] enabled:hover:bg-paper-bright aria-pressed:bg-paper-bright aria-pressed:shadow-[inset_0_-2px_0_var(--color-brass-deep)]"
              >
                <span
                  className={classes(
                    'text-price-lg leading-none font-[440] numerals',
                    count === 0 ? 'text-ink-mute' : option.isUrgent && 'text-danger',
                  )}
                >
                  {formatNumber(Math.min(count, MAX_ALERT_COUNT))}
                  {count > MAX_ALERT_COUNT && '+'}
                </span>
                <span className="text-label text-ink-soft">{option.name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {chosen && <PermitList key={chosen.kind} {...chosen} today={today} />}
    </section>
  )
}

// Few at first: the dashboard's own list of properties is below.
const SHOWN_AT_FIRST = 3

/** The listings with one kind of permit problem; each links to the permit section of its form. */
function PermitList({ kind, name, today }: AlertKind & { today: string }) {
  const { list, refresh, loadMore, isLoadingMore } = useLoadMore<PermitAlert>(
    async (loaded, signal) => {
      const path = `/api/permits/${kind}?page=${Math.floor(loaded.length / ALERTS_PER_PAGE) + 1}`
      const { listings, more } = await get<PermitAlertPage>(path, { signal })
      return { items: listings, more }
    },
  )
  const [isExpanded, setIsExpanded] = useState(false)
  const loadFirst = useEffectEvent(refresh)
  useEffect(() => void loadFirst(), [])

  if (list.state === 'loading') return <p className="mt-4 text-small text-ink-mute">Loading...</p>
  // A failure is not shown here: the dashboard's list of properties reports it.
  const { items, more } = list.state === 'done' ? list : { items: [], more: false }
  const visible = isExpanded ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul aria-label={name} className="mt-2">
        {visible.map((listing) => (
          <li
            key={listing.id}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1.5 text-small last:border-0"
          >
            <TitleLink
              to={urls.updateProperty(listing.id, 'permit')}
              className="inline-flex min-h-target min-w-0 items-center"
            >
              {titleOf({ id: listing.id, properties_title: listing.title })}
            </TitleLink>
            <span className="text-ink-soft numerals">
              {permitLabel(listing, today)}
              {listing.hidden_at && ' · hidden'}
            </span>
          </li>
        ))}
      </ul>
      {(more || visible.length < items.length) && (
        <Button
          variant="ghost"
          size="s"
          className="mt-3"
          busy={isLoadingMore}
          busyLabel="Loading"
          onClick={() => (isExpanded ? void loadMore() : setIsExpanded(true))}
        >
          Show more
        </Button>
      )}
    </>
  )
}
