import { useState } from 'react'

import { useRefused } from '#app/admin/use-session-over.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import type { AuditPage } from '#domain/audit/audit.ts'

import { trail } from './api.ts'
import { TrailList } from './audit-list.tsx'

/** What was done, newest first; what is older comes when it is asked for. */
export function Trail({ newest }: { newest: AuditPage }) {
  const [{ entries, more }, setShown] = useState(newest)
  const [busy, setBusy] = useState(false)
  const refused = useRefused()

  async function loadMore() {
    setBusy(true)
    try {
      const older = await trail(entries.at(-1)?.id)
      setShown({ entries: [...entries, ...older.entries], more: older.more })
    } catch (error) {
      await refused(error, 'Error fetching data. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  if (entries.length === 0) return <EmptyState>Nothing was done yet.</EmptyState>
  return (
    <>
      <TrailList entries={entries} />
      {more && (
        <Button
          variant="ghost"
          className="mt-8"
          busy={busy}
          busyLabel="Loading"
          onClick={() => void loadMore()}
        >
          Load More
        </Button>
      )}
    </>
  )
}
