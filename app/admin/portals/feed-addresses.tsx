import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

import { post } from '#app/admin/request.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'
import type { Portal } from '#domain/properties/portals/portal.ts'

/** The address of each portal's feed. The addresses are secret and can be renewed. */
export function FeedAddresses({ portals }: { portals: PortalReport['portals'] }) {
  const [newAddresses, setNewAddresses] = useState<Record<Portal, string>>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { isLoading, send } = useRequest<{ addresses: Record<Portal, string> }>()

  async function renew() {
    const outcome = await send(() => post('/api/portals/addresses'))
    if (outcome.state === 'failed') toast.error('The addresses could not be renewed.')
    if (outcome.state !== 'done') return
    setNewAddresses(outcome.result.addresses)
    toast.success('The feeds have new addresses.')
    setIsDialogOpen(false)
  }

  return (
    <section aria-labelledby="feeds">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="feeds" className="font-display text-title-2">
          Feeds
        </h2>
        <Button variant="ghost" size="s" onClick={() => setIsDialogOpen(true)}>
          <RefreshCw />
          Renew addresses
        </Button>
      </div>
      <ul className="border-b border-line-strong">
        {portals.map(({ portal, name, address, goes_out, refused }) => (
          <li
            key={portal}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 text-small first:border-line-strong lg:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <h3 className="font-strong">{name}</h3>
            <code className="min-w-0 font-mono text-caption leading-relaxed wrap-anywhere select-all">
              {newAddresses?.[portal] ?? address}
            </code>
            <p className="text-ink-soft numerals">
              {formatNumber(goes_out)} go out
              {refused > 0 && (
                <>
                  {' · '}
                  <span className="font-medium text-danger">{formatNumber(refused)} do not</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-caption text-ink-mute">
        Whoever knows an address can read the feed. Give it to the portal and to nobody else.
      </p>
      <Dialog
        open={isDialogOpen}
        title="Renew the feeds’ addresses?"
        text="The old addresses stop working at once. The portals must be given the new ones."
        onCancel={() => setIsDialogOpen(false)}
      >
        <DialogActions>
          <Button variant="ghost" data-first onClick={() => setIsDialogOpen(false)}>
            Cancel
          </Button>
          <Button busy={isLoading} busyLabel="Renewing" onClick={() => void renew()}>
            Renew
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
