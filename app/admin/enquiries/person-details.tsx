import { useEffect, useEffectEvent, useState } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { downloadAsAdmin, post } from '#app/admin/request.ts'
import { DialogActions } from '#app/admin/ui/dialog.tsx'
import { FETCH_FAILED, useRequest, type RequestState } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Loading } from '#app/ui/loading.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import type { Person, PersonalData } from '#domain/enquiries/privacy/person.ts'

import { KIND_LABELS } from './enquiry-labels.ts'
import { ExportButton } from './export-button.tsx'

/** By which details the person is found: a phone may be shared, an email address mistyped. */
interface PersonKeys {
  email: boolean
  phone: boolean
}

/** What the site stores about the sender of an enquiry. */
export function usePersonalData(enquiry: Enquiry) {
  const [keys, setKeys] = useState<PersonKeys>({
    email: enquiry.email !== '',
    phone: enquiry.phone !== '',
  })
  const { request, send } = useRequest<PersonalData>()

  async function fetchFor(keys: PersonKeys) {
    const hasKey = keys.email || keys.phone
    await send(async (signal) =>
      hasKey
        ? post('/api/people/find', personIn(enquiry, keys), { signal, changesNothing: true })
        : { enquiries: [], portal_emails: [], alerts: [] },
    )
  }

  const fetchFirst = useEffectEvent(() => fetchFor(keys))
  useEffect(() => void fetchFirst(), [])

  return {
    keys,
    person: personIn(enquiry, keys),
    data: request,
    changeKeys: (keys: PersonKeys) => {
      setKeys(keys)
      void fetchFor(keys)
    },
    refetch: () => fetchFor(keys),
  }
}

function personIn({ email, phone }: Enquiry, keys: PersonKeys): Person {
  return { ...(keys.email && { email }), ...(keys.phone && { phone }) }
}

interface PersonDetailsProps {
  enquiry: Enquiry
  personal: ReturnType<typeof usePersonalData>
  /** Whether an enquiry arrived since the administrator last looked. */
  hasChanged: boolean
  onErase: () => void
  onClose: () => void
}

export function PersonDetails(props: PersonDetailsProps) {
  const { enquiry, hasChanged, onErase, onClose } = props
  const { keys, person, data, changeKeys } = props.personal
  const hasData =
    data.state === 'done' && data.result.enquiries.length + data.result.alerts.length > 0
  return (
    <>
      {hasChanged && (
        <div role="alert" className="mt-5">
          <Alert kind="error">Something else has come meanwhile. Please look again.</Alert>
        </div>
      )}
      <fieldset className="mt-5">
        <legend className="text-label font-strong">Found by</legend>
        {enquiry.email && (
          <Checkbox checked={keys.email} onChange={(email) => changeKeys({ ...keys, email })}>
            {enquiry.email}
          </Checkbox>
        )}
        {enquiry.phone && (
          <Checkbox checked={keys.phone} onChange={(phone) => changeKeys({ ...keys, phone })}>
            {enquiry.phone}
          </Checkbox>
        )}
      </fieldset>
      <StoredData data={data} />
      <DialogActions>
        <Button
          variant="danger"
          disabled={!hasData}
          onClick={onErase}
          className="sm:-ms-6 sm:me-auto"
        >
          Erase
        </Button>
        <ExportButton
          label="Export"
          fileName={['personal-data', 'zip']}
          fetchFile={() => downloadAsAdmin('/api/people/export', { body: person })}
          failureMessage="The personal data could not be exported. Please try again."
          disabled={!hasData}
        />
        <Button data-first onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  )
}

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: string
}

function Checkbox({ checked, onChange, children }: CheckboxProps) {
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

function StoredData({ data }: { data: RequestState<PersonalData> }) {
  if (data.state === 'failed')
    return (
      <div role="alert" className="mt-5">
        <Alert kind="error">{FETCH_FAILED}</Alert>
      </div>
    )
  if (data.state !== 'done') return <Loading />
  const { enquiries, alerts } = data.result
  return (
    <>
      <output className="mt-4 block text-caption text-ink-mute numerals">
        {enquiries.length + alerts.length === 0
          ? 'Nothing is kept.'
          : keptCount(enquiries.length, alerts.length)}
      </output>
      <ul
        aria-label="What is kept"
        className="mt-2 max-h-60 overflow-y-auto border-b border-line text-small"
      >
        {enquiries.map(({ id, name, kind, created_at, photos }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-2.5">
            <span className="min-w-0">
              <span dir="auto" className="block font-strong">
                {name}
              </span>
              <span className="text-caption text-ink-mute">
                {KIND_LABELS[kind]}
                {photos.length > 0 && `, ${formatCount(photos.length, 'photo')}`}
              </span>
            </span>
            <span className="flex-none text-ink-soft numerals">{dayAndTime(created_at)}</span>
          </li>
        ))}
        {alerts.map(({ state, consented_at }) => (
          <li key={consented_at} className="flex justify-between gap-4 border-t border-line py-2.5">
            <span className="min-w-0">
              <span className="block font-strong">Alert for new homes</span>
              <span className="text-caption text-ink-mute">{ALERT_STATES[state]}</span>
            </span>
            <span className="flex-none text-ink-soft numerals">{dayAndTime(consented_at)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const ALERT_STATES = { pending: 'Not confirmed', active: 'Active', ended: 'Ended' }

export function keptCount(enquiries: number, alerts: number): string {
  const counts = formatCount(enquiries, 'enquiry', 'enquiries')
  return alerts === 0 ? counts : `${counts} and ${formatCount(alerts, 'alert')}`
}
