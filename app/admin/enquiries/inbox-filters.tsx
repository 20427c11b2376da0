import { Download } from 'lucide-react'
import { useState } from 'react'

import { datedName, saveFile } from '#app/admin/save-file.ts'
import { SearchBox } from '#app/admin/ui/search-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

import { csv, type Filter } from './api.ts'
import { KINDS } from './kinds.ts'

const STATES: Record<Filter['state'], string> = {
  open: 'Open',
  handled: 'Handled',
  spam: 'Spam',
  all: 'All',
}

/** Which enquiries are shown; the same ones can be downloaded. */
export function InboxFilters({
  filter,
  summary,
  onFilter,
}: {
  filter: Filter
  summary: InboxSummary | null
  onFilter: (filter: Filter) => void
}) {
  return (
    <div className="mb-7 flex flex-wrap items-end gap-x-4 gap-y-4">
      <Field label="Show" name="state" className="min-w-36 flex-1 md:flex-none">
        <Select
          value={filter.state}
          onChange={({ target }) => onFilter({ ...filter, state: target.value as Filter['state'] })}
          className="min-h-12! py-2!"
        >
          {Object.entries(STATES).map(([state, words]) => (
            <option key={state} value={state}>
              {words}
              {state === 'open' && summary ? ` (${summary.open})` : ''}
              {state === 'spam' && summary ? ` (${summary.spam})` : ''}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Kind" name="kind" className="min-w-44 flex-1 md:flex-none">
        <Select
          value={filter.kind}
          onChange={({ target }) => onFilter({ ...filter, kind: target.value as Filter['kind'] })}
          className="min-h-12! py-2!"
        >
          <option value="">All kinds</option>
          {Object.entries(KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <SearchBox
        label="Search enquiries"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <Export filter={filter} />
    </div>
  )
}

function Export({ filter }: { filter: Filter }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await csv(filter), datedName('enquiries', 'csv'))
    } catch {
      toast.error('The enquiries could not be exported. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="ghost"
      busy={busy}
      busyLabel="Exporting"
      onClick={() => void download()}
      className="max-md:w-full md:ms-auto"
    >
      <Download aria-hidden="true" size={17} strokeWidth={1.35} />
      Export CSV
    </Button>
  )
}
