import { useState } from 'react'

import { adminMeta } from '#app/admin/load.ts'
import { AdminPage } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/page.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { MailNote } from './delivery-line.tsx'
import { DEFAULT_FILTER, useInbox, useInboxSummary } from './use-inbox.ts'

export const meta: Route.MetaFunction = () => adminMeta('Enquiries')

export default function EnquiriesPage() {
  const [filter, setFilter] = useState(DEFAULT_FILTER)
  const inbox = useInbox(filter)
  const summary = useInboxSummary(() => void inbox.refresh())

  return (
    <AdminPage title="Enquiries">
      {summary?.mail === 'off' && <MailNote />}
      <InboxFilters
        filter={filter}
        summary={summary}
        onFilter={(filter) => {
          inbox.clear()
          setFilter(filter)
        }}
      />
      <InboxList inbox={inbox} filter={filter} canSend={summary?.mail === 'on'} />
    </AdminPage>
  )
}
