import { Download } from 'lucide-react'
import { useState } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { datedName, saveFile } from '#app/admin/save-file.ts'
import { DialogActions } from '#app/admin/ui/dialog.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import type { Person } from '#domain/enquiries/privacy/person.ts'

import { exportPerson } from './api.ts'
import { KINDS } from './kinds.ts'
import { counted } from './person-erase.tsx'
import type { FoundBy, Looked } from './use-person.ts'

interface PersonFoundProps {
  enquiry: Enquiry
  by: FoundBy
  person: Person | null
  looked: Looked
  /** Something has come since it was last looked at. */
  changed: boolean
  onBy: (by: FoundBy) => void
  onErase: () => void
  onRefused: (error: unknown, message: string) => Promise<unknown>
  onClose: () => void
}

/** What is kept about somebody, and what can be done with it. */
export function PersonFound(props: PersonFoundProps) {
  const { enquiry, by, person, looked, changed, onBy, onErase, onRefused, onClose } = props
  const nothing = looked.state !== 'found' || looked.enquiries.length === 0
  return (
    <>
      {changed && (
        <div role="alert" className="mt-5">
          <Alert kind="error">Something else has come meanwhile. Please look again.</Alert>
        </div>
      )}
      <FoundByFields enquiry={enquiry} by={by} onChange={onBy} />
      <FoundList looked={looked} />
      <DialogActions>
        <Button
          variant="danger"
          disabled={nothing}
          onClick={onErase}
          className="sm:-ms-6 sm:me-auto"
        >
          Erase
        </Button>
        <ExportButton person={person} disabled={nothing} onRefused={onRefused} />
        <Button data-first onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  )
}

/** By which of the two the person is looked for: a number may be shared, an address mistyped. */
function FoundByFields({
  enquiry,
  by,
  onChange,
}: {
  enquiry: Enquiry
  by: FoundBy
  onChange: (by: FoundBy) => void
}) {
  return (
    <fieldset className="mt-5">
      <legend className="text-[0.875rem] font-[560]">Found by</legend>
      <Choice checked={by.email} onChange={(email) => onChange({ ...by, email })}>
        {enquiry.email}
      </Choice>
      {enquiry.phone && (
        <Choice checked={by.phone} onChange={(phone) => onChange({ ...by, phone })}>
          {enquiry.phone}
        </Choice>
      )}
    </fieldset>
  )
}

function Choice({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: string
}) {
  return (
    <label className="flex min-h-target items-center gap-3 text-small wrap-anywhere numerals">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 flex-none accent-ink"
      />
      {children}
    </label>
  )
}

function FoundList({ looked }: { looked: Looked }) {
  if (looked.state === 'looking') return <Loading />
  if (looked.state === 'failed')
    return (
      <div role="alert" className="mt-5">
        <Alert kind="error">Error fetching data. Please try again.</Alert>
      </div>
    )
  return (
    <>
      <output className="mt-4 block text-caption text-ink-mute numerals">
        {summaryOf(looked.enquiries)}
      </output>
      <ul
        aria-label="What is kept"
        className="mt-2 max-h-60 overflow-y-auto border-b border-line text-small"
      >
        {looked.enquiries.map(({ id, name, kind, created_at, photos }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-2.5">
            <span className="min-w-0">
              <span className="block font-[560] wrap-anywhere">{name}</span>
              <span className="text-caption text-ink-mute">
                {KINDS[kind]}
                {photos.length > 0 && `, ${counted(photos.length, 'photo', 'photos')}`}
              </span>
            </span>
            <span className="flex-none text-ink-soft numerals">{dayAndTime(created_at)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function summaryOf(enquiries: Enquiry[]): string {
  return enquiries.length === 0
    ? 'Nothing is kept.'
    : counted(enquiries.length, 'enquiry', 'enquiries')
}

function ExportButton({
  person,
  disabled,
  onRefused,
}: Pick<PersonFoundProps, 'person' | 'onRefused'> & { disabled: boolean }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    if (!person) return
    setBusy(true)
    try {
      saveFile(await exportPerson(person), datedName('personal-data', 'zip'))
    } catch (error) {
      await onRefused(error, 'The personal data could not be exported. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="ghost"
      busy={busy}
      busyLabel="Exporting"
      disabled={disabled}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" size={17} strokeWidth={1.35} />
      Export
    </Button>
  )
}
