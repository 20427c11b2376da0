import { useRevalidator } from 'react-router'

import { useRequest } from '#app/admin/use-request.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { ListingRow } from '#domain/search/in-database/listing-table.ts'

export interface BulkChange {
  change: (listing: ListingRow) => Promise<unknown>
  changeBack: (listing: ListingRow) => Promise<unknown>
  /** What was done to the listings, as a participle. */
  done: string
}

/** Changes listings one after the other, and says how many; one button changes all of them back. */
export function useBulkChange(onDone: () => void) {
  const { isLoading, send } = useRequest<void>()
  const { revalidate } = useRevalidator()

  async function run(listings: readonly ListingRow[], { change, changeBack, done }: BulkChange) {
    const changed: ListingRow[] = []
    const outcome = await send(async () => {
      for (const listing of listings) {
        await change(listing)
        changed.push(listing)
      }
    })
    await revalidate()
    if (changed.length > 0)
      toast.success(`${formatCount(changed.length, 'listing')} ${done}.`, {
        label: 'Undo',
        onClick: () =>
          void run(changed, { change: changeBack, changeBack: change, done: 'changed back' }),
      })
    const left = formatCount(listings.length - changed.length, 'listing')
    if (outcome.state === 'failed') toast.error(`${left} could not be changed: ${outcome.message}`)
    if (outcome.state === 'done') onDone()
  }

  return { isRunning: isLoading, run }
}
