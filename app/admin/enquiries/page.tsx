import { useState } from 'react'

import { adminMeta } from '#app/admin/meta.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'

import type { Route } from './+types/page.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { MailNote } from './mail-note.tsx'
import { OPENED, useInbox } from './use-inbox.ts'
import { useSummary } from './use-summary.ts'

export const meta: Route.MetaFunction = () => adminMeta('Enquiries')

export default function Enquiries() {
  const [filter, setFilter] = useState(OPENED)
  const shelf = useInbox(filter)
  const summary = useSummary(() => void shelf.refresh())

  return (
    <>
      <AdminBar title="Enquiries" end={<ToDashboard />} />
      <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
        {summary?.mail === 'off' && <MailNote />}
        <InboxFilters
          filter={filter}
          summary={summary}
          onFilter={(filter) => {
            shelf.startOver()
            setFilter(filter)
          }}
        />
        <InboxList shelf={shelf} filter={filter} canSend={summary?.mail === 'on'} />
      </div>
    </>
  )
}
