import { CircleAlert, Info } from 'lucide-react'
import { Link } from 'react-router'

import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatNumber } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { CheckedListing, PortalReport } from '#domain/properties/portals/portal-report.ts'
import {
  MAX_REPORTED_LISTINGS,
  PORTAL_NAMES,
  PORTALS,
  type Portal,
} from '#domain/properties/portals/portal.ts'

import type { Route } from './+types/page.ts'
import { FeedAddresses } from './feed-addresses.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Portals')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<PortalReport>('/api/portals'))
}

/** The portal feeds, and which listings the portals would refuse. */
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
          {findings.map(({ section, what, refused }) => (
            <li key={what} className="flex items-start gap-2">
              <FindingIcon refused={refused} />
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
          ))}
        </ul>
      )}
    </div>
  )
}

function FindingIcon({ refused }: { refused: boolean }) {
  const Icon = refused ? CircleAlert : Info
  return (
    <>
      <Icon className={classes('mt-0.75 flex-none', refused ? 'text-danger' : 'text-ink-mute')} />
      <span className="sr-only">{refused ? 'Refused:' : 'Advice:'}</span>
    </>
  )
}
