import { useState } from 'react'

import { adminMeta } from '#app/admin/load.ts'
import { useMay } from '#app/admin/own-account.ts'
import { downloadAsAdmin } from '#app/admin/request.ts'
import { AdminPage } from '#app/admin/ui/admin-page.tsx'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

import type { Route } from './+types/page.ts'
import { KIND_LABELS } from './enquiry-labels.ts'
import { ExportButton } from './export-button.tsx'
import { InboxList } from './inbox-list.tsx'
import { MailNote, UnknownMailNote } from './inbox-note.tsx'
import {
  DEFAULT_FILTER,
  filterParams,
  useInbox,
  useInboxSummary,
  type EnquiryFilter,
} from './use-inbox.ts'

export const meta: Route.MetaFunction = () => adminMeta('Enquiries')

export default function EnquiriesPage() {
  const [filter, setFilter] = useState(DEFAULT_FILTER)
  const inbox = useInbox(filter)
  const may = useMay()
  const summary = useInboxSummary(() => void inbox.refresh())

  return (
    <AdminPage title="Enquiries">
      {summary?.mail === 'off' && may('team') && <MailNote />}
      {summary && summary.unknown_letters > 0 && (
        <UnknownMailNote count={summary.unknown_letters} />
      )}
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

const STATE_LABELS: Record<EnquiryFilter['state'], string> = {
  waiting: 'Waiting',
  open: 'Open',
  handled: 'Handled',
  spam: 'Spam',
  all: 'All',
}

interface InboxFiltersProps {
  filter: EnquiryFilter
  summary: InboxSummary | null
  onFilter: (filter: EnquiryFilter) => void
}

/** Chooses which enquiries are listed, and exports the same ones. */
function InboxFilters({ filter, summary, onFilter }: InboxFiltersProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end gap-x-4 gap-y-4">
      <Field label="Show" name="state" className="min-w-36 flex-1 md:flex-none">
        <Select
          value={filter.state}
          onChange={({ target }) =>
            onFilter({ ...filter, state: target.value as EnquiryFilter['state'] })
          }
          className="min-h-12! py-2!"
        >
          {Object.entries(STATE_LABELS).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
              {state === 'open' && summary ? ` (${summary.open})` : ''}
              {state === 'spam' && summary ? ` (${summary.spam})` : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Kind" name="kind" className="min-w-44 flex-1 md:flex-none">
        <Select
          value={filter.kind}
          onChange={({ target }) =>
            onFilter({ ...filter, kind: target.value as EnquiryFilter['kind'] })
          }
          className="min-h-12! py-2!"
        >
          <option value="">All kinds</option>
          {Object.entries(KIND_LABELS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <SearchBox
        label="Search enquiries"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <ExportButton
        label="Export CSV"
        fileName={['enquiries', 'csv']}
        fetchFile={() => {
          const { body, query } = filterParams(filter)
          return body
            ? downloadAsAdmin('/api/enquiries.csv', { body })
            : downloadAsAdmin(`/api/enquiries.csv?${query}`)
        }}
        failureMessage="The enquiries could not be exported. Please try again."
        className="max-md:w-full md:ms-auto"
      />
    </div>
  )
}
