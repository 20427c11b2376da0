import { useEffect, useEffectEvent, useState } from 'react'

import { permits } from '#app/admin/api.ts'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { useLoadMore } from '#app/admin/use-load-more.ts'
import * as urls from '#app/urls.ts'
import { Button } from '#app/ui/button.tsx'
import type { PermitAlert } from '#domain/properties/permits/permit-alerts.ts'
import { WATCHED_PAGE, type PermitKind } from '#domain/properties/permits/permit-kinds.ts'
import { titleOf } from '#domain/properties/property.ts'

import { permitLabel } from './permit-label.ts'

// Few at first: the dashboard's own list of properties is below.
const SHOWN_AT_FIRST = 3

interface PermitListProps {
  kind: PermitKind
  name: string
  today: string
}

/** The listings with one kind of permit problem; each links to the permit section of its form. */
export function PermitList({ kind, name, today }: PermitListProps) {
  const { list, refresh, loadMore, isLoadingMore } = useLoadMore<PermitAlert>((loaded, signal) =>
    permits.list(kind, Math.floor(loaded.length / WATCHED_PAGE) + 1, signal),
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
