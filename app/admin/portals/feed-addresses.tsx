import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRefused } from '#app/admin/use-session-over.ts'
import { Button } from '#app/ui/button.tsx'
import { number } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PortalReport } from '#domain/properties/portals/portal-report.ts'

import { renewAddresses } from './api.ts'

/** Where each portal fetches its feed. The addresses are secret, and can be renewed. */
export function FeedAddresses({ portals }: { portals: PortalReport['portals'] }) {
  const [addresses, setAddresses] = useState(
    () => new Map(portals.map(({ portal, address }) => [portal, address])),
  )
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const refused = useRefused()

  async function renew() {
    setBusy(true)
    try {
      const { addresses } = await renewAddresses()
      setAddresses(new Map(portals.map(({ portal }) => [portal, addresses[portal]])))
      toast.success('The feeds have new addresses.')
      setAsking(false)
    } catch (error) {
      await refused(error, 'The addresses could not be renewed.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="feeds">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="feeds" className="font-display text-title-2">
          Feeds
        </h2>
        <Button variant="ghost" size="s" onClick={() => setAsking(true)}>
          <RefreshCw aria-hidden="true" size={17} strokeWidth={1.35} />
          Renew addresses
        </Button>
      </div>
      <ul className="border-b border-line-strong">
        {portals.map(({ portal, name, goes_out, refused }) => (
          <li
            key={portal}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 text-small first:border-line-strong lg:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <h3 className="font-[560]">{name}</h3>
            <code className="min-w-0 font-mono text-caption leading-relaxed wrap-anywhere select-all">
              {addresses.get(portal)}
            </code>
            <p className="text-ink-soft numerals">
              {number(goes_out)} go out
              {refused > 0 && (
                <>
                  {' · '}
                  <span className="font-medium text-danger">{number(refused)} do not</span>
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
        open={asking}
        title="Renew the feeds’ addresses?"
        text="The old addresses stop working at once. The portals must be given the new ones."
        onCancel={() => setAsking(false)}
      >
        <DialogActions>
          <Button variant="ghost" data-first onClick={() => setAsking(false)}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Renewing" onClick={() => void renew()}>
            Renew
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
