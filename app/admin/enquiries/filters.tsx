import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { useRole } from '#app/admin/own-account.ts'
import { downloadAsAdmin } from '#app/admin/request.ts'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Field, Select } from '#app/ui/field.tsx'
import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'
import { mayUseAll } from '#domain/permissions.ts'

import { KIND_LABELS } from './enquiry-labels.ts'
import { ExportButton } from './export-button.tsx'
import { ASSIGNEE_LABELS, STATE_LABELS, type EnquiryFilter } from './inbox-filter.ts'
import { filterParams } from './use-inbox.ts'
import { ViewLinks } from './view-links.tsx'

interface InboxFiltersProps {
  filter: EnquiryFilter
  summary: InboxSummary | null
  onFilter: (filter: EnquiryFilter) => void
}

/** Chooses which enquiries are listed, and exports the same ones. */
export function InboxFilters({ filter, summary, onFilter }: InboxFiltersProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <>
      <div
        className={classes('mb-5 flex flex-wrap items-end gap-4', !isUnfolded && 'max-lg:hidden')}
      >
        <FilterFields filter={filter} onFilter={onFilter} />
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 lg:flex-nowrap">
        <StateTabs filter={filter} summary={summary} onFilter={onFilter} />
        <div className="-order-1 flex justify-between gap-3 max-lg:w-full lg:order-1 lg:mb-2.5">
          <ViewLinks current="List" />
          <IconButton
            label="Search and filter"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="lg:hidden"
          >
            <SlidersHorizontal />
          </IconButton>
        </div>
      </div>
    </>
  )
}

function StateTabs({ filter, summary, onFilter }: InboxFiltersProps) {
  return (
    <fieldset className="-mx-2.5 flex min-w-0 overflow-x-auto no-scrollbar max-lg:w-[calc(100%+1.25rem)] lg:flex-1">
      <legend className="sr-only">Show</legend>
      {Object.entries(STATE_LABELS).map(([state, label]) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === filter.state}
          onClick={() => onFilter({ ...filter, state: state as EnquiryFilter['state'] })}
          className="inline-flex min-h-target flex-none items-center gap-1.75 border-b-2 border-transparent px-2.5 text-small whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-pressed:border-brass-deep aria-pressed:font-strong aria-pressed:text-ink"
        >
          {label}
          {summary && <StateCount state={state as EnquiryFilter['state']} summary={summary} />}
        </button>
      ))}
    </fieldset>
  )
}

function StateCount({ state, summary }: { state: EnquiryFilter['state']; summary: InboxSummary }) {
  if (state === 'handled' || state === 'all') return null
  const late = state === 'waiting' ? summary.late : 0
  return (
    <span className="text-caption font-normal text-ink-mute numerals">
      {summary[state]}
      {late > 0 && (
        <>
          {' · '}
          <span className="font-strong text-danger">{late} late</span>
        </>
      )}
    </span>
  )
}

function FilterFields({ filter, onFilter }: Omit<InboxFiltersProps, 'summary'>) {
  const seesAll = mayUseAll(useRole(), 'enquiries')
  return (
    <>
      <SearchBox
        label="Search enquiries"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        className="lg:w-auto lg:min-w-48 lg:flex-1"
      />
      {seesAll && (
        <Field label="Whose" name="assignee" className="min-w-36 flex-1 lg:w-38 lg:flex-none">
          <Select
            value={filter.assignee}
            onChange={({ target }) =>
              onFilter({ ...filter, assignee: target.value as EnquiryFilter['assignee'] })
            }
            className="min-h-12! py-2!"
          >
            {Object.entries(ASSIGNEE_LABELS).map(([assignee, label]) => (
              <option key={assignee} value={assignee}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Kind" name="kind" className="min-w-44 flex-1 lg:flex-none">
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
        className="max-lg:w-full"
      />
    </>
  )
}
