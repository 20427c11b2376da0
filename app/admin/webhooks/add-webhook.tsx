import { useRef, useState, type FormEvent } from 'react'

import { focusField } from '#app/admin/focus.ts'
import { post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import {
  EVENT_NAMES,
  eventsOf,
  FORMAT_NAMES,
  FORMATS,
  type AddedWebhook,
  type EventType,
  type WebhookFormat,
} from '#domain/webhooks/webhook.ts'

interface Work {
  format: WebhookFormat
  url: string
  portal_id: string
  form_id: string
  events: readonly EventType[]
}

const EMPTY: Work = {
  format: 'standard',
  url: '',
  portal_id: '',
  form_id: '',
  events: ['enquiry.created'],
}

const FORMAT_HINTS: Record<WebhookFormat, string> = {
  standard:
    'For systems that verify signatures by standardwebhooks.com, and for your own programs.',
  form: 'As a form on a web page would be sent: one field for each value.',
  hubspot:
    'The form in HubSpot needs the fields email, firstname, lastname, phone and message, and no other required one.',
  bitrix24: 'In Bitrix24: Developer resources, Inbound webhook, with the permission CRM.',
}

export function AddWebhook({ onAdded }: { onAdded: (webhook: AddedWebhook) => void }) {
  const [work, setWork] = useState(EMPTY)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { isLoading, send } = useRequest<AddedWebhook>()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Work>) => setWork((work) => ({ ...work, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await send(() => post<AddedWebhook>('/api/webhooks', inputOf(work)))
    if (outcome.state === 'failed') {
      setFaults(outcome.fields)
      const [field] = Object.keys(outcome.fields)
      if (!field) toast.error(outcome.message)
      else if (form.current) focusField(form.current, field)
    }
    if (outcome.state !== 'done') return
    setFaults({})
    setWork(EMPTY)
    toast.success('Webhook added.')
    onAdded(outcome.result)
  }

  return (
    <form ref={form} noValidate className="form-grid" onSubmit={(event) => void submit(event)}>
      <Field
        label="Format"
        name="format"
        error={faults['format']}
        hint={FORMAT_HINTS[work.format]}
        className="col-span-full"
      >
        <Select
          value={work.format}
          onChange={({ target }) =>
            change({ format: target.value as WebhookFormat, events: EMPTY.events })
          }
        >
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {FORMAT_NAMES[format]}
            </option>
          ))}
        </Select>
      </Field>
      {work.format === 'hubspot' ? (
        <HubspotFields {...{ work, faults, change }} />
      ) : (
        <AddressField {...{ work, faults, change }} />
      )}
      <EventChoice {...{ work, faults, change }} />
      <div className="col-span-full flex justify-end max-sm:*:flex-1">
        <Button type="submit" busy={isLoading} busyLabel="Adding">
          Add webhook
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  work: Work
  faults: Record<string, string>
  change: (part: Partial<Work>) => void
}

function AddressField({ work, faults, change }: FieldsProps) {
  const isBitrix = work.format === 'bitrix24'
  return (
    <Field
      label="Address"
      name="url"
      error={faults['url']}
      hint={
        isBitrix
          ? 'Such as https://agency.bitrix24.com/rest/1/abc123/. The code at its end is a password: it is not shown again.'
          : 'Where the messages are posted to, with https://.'
      }
      className="col-span-full"
    >
      <TextInput
        dir="ltr"
        value={work.url}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => change({ url: target.value })}
      />
    </Field>
  )
}

function HubspotFields({ work, faults, change }: FieldsProps) {
  const input = (name: 'portal_id' | 'form_id') => ({
    dir: 'ltr',
    value: work[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  return (
    <>
      <Field
        label="Account number"
        name="portal_id"
        error={faults['portal_id']}
        hint="Also called hub ID or portal ID."
      >
        <TextInput inputMode="numeric" {...input('portal_id')} />
      </Field>
      <Field
        label="Form ID"
        name="form_id"
        error={faults['form_id']}
        hint="In the address of the form while you edit it."
      >
        <TextInput {...input('form_id')} />
      </Field>
    </>
  )
}

/** The kinds of events; nothing to choose where the format supports one only. */
function EventChoice({ work, faults, change }: FieldsProps) {
  const allowed = eventsOf(work.format)
  if (allowed.length === 1)
    return (
      <p className="col-span-full text-small text-ink-soft">
        It is told of new enquiries, never of spam.
      </p>
    )
  const toggle = (event: EventType, isChosen: boolean) =>
    change({
      events: allowed.filter((one) => (one === event ? isChosen : work.events.includes(one))),
    })
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 text-label font-strong">It is told of</legend>
      {allowed.map((event) => (
        <label key={event} className="flex min-h-target items-center gap-3 text-small">
          <input
            type="checkbox"
            name="events"
            className="size-4.5 flex-none accent-ink"
            checked={work.events.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
          />
          <span>
            {EVENT_NAMES[event]} <code className="ms-1 text-caption text-ink-mute">{event}</code>
          </span>
        </label>
      ))}
      {faults['events'] && <FieldError id="events-fault">{faults['events']}</FieldError>}
    </fieldset>
  )
}

function inputOf({ format, url, portal_id, form_id, events }: Work) {
  return format === 'hubspot' ? { format, portal_id, form_id, events } : { format, url, events }
}
