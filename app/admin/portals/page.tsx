import { CircleAlert, Info, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { useState } from 'react'

import { adminMeta, load } from '#app/admin/load.ts'
import { get, post } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatNumber } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { CheckedListing, PortalReport } from '#domain/properties/portals/portal-report.ts'
import {
  MAX_REPORTED_LISTINGS,
  PORTAL_NAMES,
  PORTALS,
  type Portal,
} from '#domain/properties/portals/portal.ts'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = () => adminMeta('Portals')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<PortalReport>('/api/portals'))
}

export default function PortalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage
      title="Portals"
      missing="Nothing found."
      loaded={loaderData}
      backTo={urls.adminProperties}
    >
      {(report) => (
        <>
          <FeedAddresses portals={report.portals} />
          <h2 className="mt-[clamp(2.5rem,5vw,4rem)] font-display text-title-2">Preflight</h2>
          <p className="mt-1 mb-5 max-w-measure text-small text-ink-soft">
            {describeScope(report)}
          </p>
          {report.listings.length === 0 ? (
            <EmptyState>No portal has anything against any listing.</EmptyState>
          ) : (
            <CheckedListings listings={report.listings} />
          )}
        </>
      )}
    </LoadedPage>
  )
}

function describeScope({ looked_at, all, more }: PortalReport): string {
  const scope = all
    ? `All ${formatNumber(looked_at)} listings were looked at.`
    : `The newest ${formatNumber(looked_at)} listings were looked at.`
  return more
    ? `${scope} ${MAX_REPORTED_LISTINGS} that need something are named, the gravest first.`
    : scope
}

type Finding = CheckedListing['findings'][Portal][number]

/** The listings with the findings of each portal; a finding links to its section of the form. */
function CheckedListings({ listings }: { listings: CheckedListing[] }) {
  return (
    <ul className="border-b border-line-strong" aria-label="Listings that need something">
      {listings.map(({ id, title, findings }) => (
        <li
          key={id}
          className="grid gap-x-gutter gap-y-3 border-t border-line py-5 first:border-line-strong lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="min-w-0 font-display text-title-4">
            <TitleLink to={urls.updateProperty(id)}>{title}</TitleLink>
          </h3>
          {PORTALS.map((portal) => (
            <Findings key={portal} id={id} portal={portal} findings={findings[portal]} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Findings({ id, portal, findings }: { id: number; portal: Portal; findings: Finding[] }) {
  const isRefused = findings.some(({ refused }) => refused)
  return (
    <div className="min-w-0 text-small">
      <p className="mb-1.5 flex flex-wrap gap-x-2 text-label">
        <span className="font-strong">{PORTAL_NAMES[portal]}</span>
        <span className={isRefused ? 'font-medium text-danger' : 'text-success'}>
          {isRefused ? 'does not go out' : 'goes out'}
        </span>
      </p>
      {findings.length > 0 && (
        <ul className="grid gap-0.5">
          {findings.map(({ section, what, refused }) => {
            const Icon = refused ? CircleAlert : Info
            return (
              <li key={what} className="flex items-start gap-2">
                <Icon
                  className={classes(
                    'mt-0.75 flex-none',
                    refused ? 'text-danger' : 'text-ink-mute',
                  )}
                />
                <span className="sr-only">{refused ? 'Refused:' : 'Advice:'}</span>
                <Link
                  to={urls.updateProperty(id, section)}
                  className={classes(
                    'min-h-6 underline decoration-transparent underline-offset-4 hover:decoration-current',
                    refused ? 'text-ink' : 'text-ink-soft',
                  )}
                >
                  {what}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** The address of each portal's feed. The addresses are secret and can be renewed. */
function FeedAddresses({ portals }: { portals: PortalReport['portals'] }) {
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
        {portals.map((feed) => (
          <Feed key={feed.portal} {...feed} address={newAddresses?.[feed.portal] ?? feed.address} />
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

function Feed({ name, address, goes_out, refused }: PortalReport['portals'][number]) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-4 text-small first:border-line-strong lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <h3 className="font-strong">{name}</h3>
      <code className="min-w-0 font-mono text-caption leading-relaxed wrap-anywhere select-all">
        {address}
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
  )
}
