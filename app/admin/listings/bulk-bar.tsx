import { useRevalidator } from 'react-router'

import { del, post, put } from '#app/admin/request.ts'
import { Select } from '#app/ui/field.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import type { ListingRow } from '#domain/properties/listing-table.ts'
import { STATUS_NAMES, type PropertyStatus } from '#domain/properties/publication.ts'

interface BulkBarProps {
  listings: readonly ListingRow[]
  onDone: () => void
}

type Change = (listing: ListingRow) => Promise<unknown>

const pathOf = ({ id }: ListingRow) => `/api/properties/${id}`

/** Changes all selected listings, one after the other. Each change can be taken back once. */
export function BulkBar({ listings, onDone }: BulkBarProps) {
  const { request, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()

  async function run(change: Change, done: string, undo?: Change) {
    const outcome = await send(async () => {
      for (const listing of listings) await change(listing)
    })
    await revalidate()
    if (outcome.state === 'failed') return toast.error('Not all of them could be changed.')
    if (outcome.state !== 'done') return
    onDone()
    toast.success(
      `${formatCount(listings.length, 'listing')} ${done}.`,
      undo && { label: 'Undo', onClick: () => void run(undo, 'changed back') },
    )
  }

  const setStatus = (status: PropertyStatus) =>
    run(
      (listing) => put(pathOf(listing), { status }),
      `set to ${STATUS_NAMES[status].toLowerCase()}`,
      (listing) => put(pathOf(listing), { status: listing.status }),
    )

  return (
    <section
      aria-label="Selection"
      className="on-ink sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-control bg-ink-deep px-4 py-2.5 text-small text-paper shadow-float"
    >
      <span className="me-auto numerals">{listings.length} selected</span>
      <Select
        aria-label="Set the status"
        value=""
        onChange={({ target }) => void setStatus(target.value as PropertyStatus)}
        className="w-44"
      >
        <option value="">Set the status</option>
        {Object.entries(STATUS_NAMES).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        size="s"
        busy={request.state === 'loading'}
        busyLabel="Working"
        onClick={() =>
          void run(
            (listing) => del(pathOf(listing)),
            'deleted',
            (listing) => post(`${pathOf(listing)}/restore`, {}),
          )
        }
      >
        Delete
      </Button>
    </section>
  )
}
