import { useState } from 'react'

import { adminMeta } from '#app/admin/load.ts'
import { useMay } from '#app/admin/own-account.ts'
import { AdminPage, FetchFailed } from '#app/admin/ui/admin-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { PortalEmail, PortalEmailFilter } from '#domain/enquiries/portal-leads/portal-email.ts'

import type { Route } from './+types/page.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { PortalEmailRow } from './portal-email-row.tsx'
import { usePortalEmails } from './use-portal-emails.ts'

export const meta: Route.MetaFunction = () => adminMeta('Unknown mail')

const STATES: Record<PortalEmailFilter['state'], string> = {
  unknown: 'Unknown',
  ignored: 'Ignored',
  enquiry: 'Became enquiries',
  duplicate: 'Added to enquiries',
  all: 'All',
}

const EMPTY_TEXTS: Record<PortalEmailFilter['state'], string> = {
  unknown: 'No unknown mail.',
  ignored: 'Nothing was ignored.',
  enquiry: 'No email became an enquiry yet.',
  duplicate: 'No email was added to an enquiry yet.',
  all: 'No emails yet.',
}

/** What the mailbox for leads brought, first what the site could make nothing of. */
export default function PortalEmailsPage() {
  const [state, setState] = useState<PortalEmailFilter['state']>('unknown')
  const may = useMay()

  return (
    <AdminPage title="Unknown mail">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <Field label="Show" name="state" className="min-w-48 flex-1 md:flex-none">
          <Select
            value={state}
            onChange={({ target }) => setState(target.value as PortalEmailFilter['state'])}
            className="min-h-12! py-2!"
          >
            {Object.entries(STATES).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {may('settings') && <TextLink to={urls.mailboxSettings}>Mailbox for leads</TextLink>}
      </div>
      <PortalEmailList key={state} state={state} />
    </AdminPage>
  )
}

function PortalEmailList({ state }: Pick<PortalEmailFilter, 'state'>) {
  const portalEmails = usePortalEmails(state)
  const { list } = portalEmails
  const [chosen, setChosen] = useState<PortalEmail | null>(null)
  if (list.state === 'loading') return <Loading />
  if (list.state === 'failed') return <FetchFailed onRetry={portalEmails.retry} />
  if (list.items.length === 0) return <EmptyState>{EMPTY_TEXTS[state]}</EmptyState>
  return (
    <>
      <ul className="border-b border-line-strong" aria-label="Portal emails, newest first">
        {list.items.map((portalEmail) => (
          <li key={portalEmail.id}>
            <PortalEmailRow
              portalEmail={portalEmail}
              busy={portalEmails.isBusy}
              onMakeEnquiry={() => setChosen(portalEmail)}
              onChange={(state) => void portalEmails.change(portalEmail, state)}
            />
          </li>
        ))}
      </ul>
      {list.more && (
        <Button variant="ghost" className="mt-8" onClick={() => void portalEmails.loadMore()}>
          Load More
        </Button>
      )}
      {chosen && (
        <EnquiryDialog
          portalEmail={chosen}
          onMade={(made) => {
            setChosen(null)
            portalEmails.replace(made)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
