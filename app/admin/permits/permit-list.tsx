import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { useRefused } from '#app/admin/use-session-over.ts'
import { Button } from '#app/ui/button.tsx'
import type { PermitKind } from '#domain/properties/permits/permit.ts'
import type { PermitAlert } from '#domain/properties/permits/permit-alerts.ts'
import { titleOf } from '#domain/properties/property.ts'

import { watched } from './api.ts'
import { permitWords } from './permit-labels.ts'

interface Shown {
  listings: PermitAlert[]
  pages: number
  more: boolean
}

// The dashboard is for more than permits: the rest is there when it is asked for.
const AT_FIRST = 3

/** The listings of one kind, each leading to the permit in its form. */
export function WatchedList({
  kind,
  name,
  today,
}: {
  kind: PermitKind
  name: string
  today: string
}) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const refused = useRefused()

  useEffect(() => {
    let wanted = true
    const ask = async () => {
      // Unheard is unheard: the list of properties tells what is wrong.
      const first = await watched(kind, 1).catch(() => ({ listings: [], more: false }))
      if (wanted) setShown({ ...first, pages: 1 })
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [kind])

  async function loadMore({ listings, pages }: Shown) {
    setBusy(true)
    try {
      const next = await watched(kind, pages + 1)
      setShown({
        listings: [...listings, ...next.listings],
        pages: pages + 1,
        more: next.more,
      })
    } catch (error) {
      await refused(error, 'Error fetching data. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  if (!shown) return <p className="mt-4 text-small text-ink-mute">Loading...</p>
  const listings = all ? shown.listings : shown.listings.slice(0, AT_FIRST)
  const rest = shown.more || listings.length < shown.listings.length
  return (
    <>
      <ul aria-label={name} className="mt-2">
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1.5 text-small last:border-0"
          >
            <Link
              to={`/admin/update-property/${listing.id}#permit`}
              className="inline-flex min-h-target min-w-0 items-center underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-brass-deep"
            >
              {titleOf({ id: listing.id, properties_title: listing.title })}
            </Link>
            <span className="text-ink-soft numerals">
              {permitWords(listing, today)}
              {listing.hidden_at && ' · hidden'}
            </span>
          </li>
        ))}
      </ul>
      {rest && (
        <Button
          variant="ghost"
          size="s"
          className="mt-3"
          busy={busy}
          busyLabel="Loading"
          onClick={() => (all ? void loadMore(shown) : setAll(true))}
        >
          Show more
        </Button>
      )}
    </>
  )
}
