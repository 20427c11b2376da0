import { useRef, type FormEvent } from 'react'

import { focusField } from '#app/admin/focus.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { MailSettings } from '#domain/mail/mail-settings.ts'

import { ServerFields, TestResult, type ServerKind } from './server-fields.tsx'
import { useMail, type MailControls } from './use-mail.ts'

/** The mail server, sender and recipient, with a button that tries them. */
export function MailForm({ settings: loaded }: { settings: MailSettings }) {
  const controls = useMail(loaded)
  const { settings } = controls
  const form = useRef<HTMLFormElement>(null)
  const focus = (field: string | undefined) => form.current && focusField(form.current, field)

  async function submit(event: FormEvent) {
    event.preventDefault()
    focus(await controls.save())
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <StateLine controls={controls} />
      <PageSection id="server" title="Mail server" about={SERVER_ABOUT}>
        <ServerFields
          kind={SMTP}
          work={controls.work}
          faults={controls.faults}
          setBy={settings.environment.find((name) => name === 'SMTP_URL')}
          encrypts={settings.encrypts}
          onChange={controls.change}
        />
      </PageSection>
      <PageSection id="addresses" title="Addresses" about={ADDRESSES_ABOUT}>
        <AddressFields controls={controls} />
      </PageSection>
      <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button
          variant="ghost"
          busy={controls.isTesting}
          busyLabel="Sending"
          onClick={() => void controls.test().then(focus)}
        >
          Send a test email
        </Button>
        <Button type="submit" busy={controls.isSaving} busyLabel="Saving">
          Save
        </Button>
      </div>
      <div aria-live="polite" className="mt-6">
        {controls.tested && !controls.isTesting && (
          <TestResult {...controls.tested} isGood={controls.tested.sent} />
        )}
      </div>
    </form>
  )
}

const SMTP: ServerKind = {
  hostHint: 'Such as smtp.example.com. Empty: no email is sent.',
  isUserOptional: true,
  ports: { starttls: '587', tls: '465', none: '25' },
}
const SERVER_ABOUT =
  'Your mail provider names the server, the port and the protection, often under “SMTP” or “outgoing mail”.'
const ADDRESSES_ABOUT =
  'Enquiries are sent from the sender to the recipient. Many servers accept only a sender of their own.'

function StateLine({ controls: { settings } }: { controls: MailControls }) {
  const isSet = settings.problem === ''
  return (
    <div className="mb-8 grid max-w-measure gap-3">
      <Alert kind={isSet ? 'success' : 'error'}>
        {isSet
          ? `Emails are sent through ${settings.host}.`
          : `Emails are not sent. ${settings.problem} Enquiries are kept in the inbox.`}
      </Alert>
      {settings.environment.length > 0 && (
        <p className="text-small text-ink-soft">
          Set by the server’s environment, and not changeable here:{' '}
          {settings.environment.join(', ')}.
        </p>
      )}
    </div>
  )
}

/** The hint of a field that the environment sets, which cannot be changed; undefined for others. */
function environmentHint(settings: MailSettings, name: MailSettings['environment'][number]) {
  return settings.environment.includes(name) ? `Set by ${name}.` : undefined
}

function AddressFields({
  controls: { settings, work, change, faults },
}: {
  controls: MailControls
}) {
  const fromHint = environmentHint(settings, 'MAIL_FROM')
  const toHint = environmentHint(settings, 'MAIL_TO')
  return (
    <div className="form-grid">
      <Field
        label="Sender"
        name="from"
        error={faults['from']}
        hint={fromHint ?? 'Such as The Agency <office@example.com>.'}
      >
        <TextInput
          value={work.from}
          readOnly={fromHint !== undefined}
          inputMode="email"
          onChange={({ target }) => change({ from: target.value })}
        />
      </Field>
      <Field
        label="Recipient of enquiries"
        name="to"
        error={faults['to']}
        hint={toHint ?? 'Several have commas between them.'}
      >
        <TextInput
          value={work.to}
          readOnly={toHint !== undefined}
          inputMode="email"
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
    </div>
  )
}
