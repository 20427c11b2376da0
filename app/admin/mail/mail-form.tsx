import { useRef, type FormEvent } from 'react'

import { focusField } from '#app/admin/focus.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import type { MailSettings, MailTest, Security } from '#domain/mail/mail-settings.ts'

import { useMail, type MailControls } from './use-mail.ts'

/** The mail server, sender and recipient, with a button that tries them. */
export function MailForm({ settings }: { settings: MailSettings }) {
  const controls = useMail(settings)
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
        <ServerFields controls={controls} />
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
        {controls.tested && !controls.isTesting && <TestResult {...controls.tested} />}
      </div>
    </form>
  )
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

/** What the environment sets is shown, and cannot be changed. */
function isSetBy(settings: MailSettings, name: MailSettings['environment'][number]) {
  return settings.environment.includes(name)
    ? { hint: `Set by ${name}.`, readOnly: true as const }
    : { hint: undefined, readOnly: false as const }
}

const PROTECTIONS: Record<Security, string> = {
  starttls: 'STARTTLS, often port 587',
  tls: 'TLS from the start, often port 465',
  none: 'None, only within one network',
}

const USUAL_PORTS: Record<Security, string> = { starttls: '587', tls: '465', none: '25' }

function ServerFields({ controls }: { controls: MailControls }) {
  const { settings, work, change, faults } = controls
  const { hint, readOnly } = isSetBy(settings, 'SMTP_URL')

  function chooseSecurity(security: Security) {
    const isUsual = Object.values(USUAL_PORTS).includes(work.port)
    change({ security, ...(isUsual && { port: USUAL_PORTS[security] }) })
  }

  return (
    <div className="form-grid">
      <Field
        label="Server"
        name="host"
        error={faults['host']}
        hint={hint ?? 'Such as smtp.example.com. Empty: no email is sent.'}
        className="col-span-full"
      >
        <TextInput
          value={work.host}
          readOnly={readOnly}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ target }) => change({ host: target.value.trim() })}
        />
      </Field>
      <Field label="Protection" name="security" error={faults['security']} hint={hint}>
        <Select
          value={work.security}
          disabled={readOnly}
          onChange={({ target }) => chooseSecurity(target.value as Security)}
        >
          {Object.entries(PROTECTIONS).map(([security, label]) => (
            <option key={security} value={security}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Port" name="port" error={faults['port']} hint={hint}>
        <TextInput
          value={work.port}
          readOnly={readOnly}
          inputMode="numeric"
          className="numerals"
          onChange={({ target }) => change({ port: target.value })}
        />
      </Field>
      <UserName controls={controls} />
      {!readOnly && <MailPassword controls={controls} />}
    </div>
  )
}

function UserName({ controls: { settings, work, change, faults } }: { controls: MailControls }) {
  const { hint, readOnly } = isSetBy(settings, 'SMTP_URL')
  return (
    <Field label="User name" name="user" optional error={faults['user']} hint={hint}>
      <TextInput
        value={work.user}
        readOnly={readOnly}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => change({ user: target.value })}
      />
    </Field>
  )
}

/** A stored password is not shown: it is left as it is, or replaced. */
function MailPassword({ controls }: { controls: MailControls }) {
  const { settings, work, change, faults } = controls
  const unencrypted =
    'Without SECRET_KEY it is stored unencrypted, in backups too. Whoever runs the server can set that key.'
  if (work.password === null && !faults['password'])
    return (
      <div className="flex flex-col gap-1.75">
        <span className="text-label leading-[1.35] font-strong">Password</span>
        <span className="flex min-h-13 items-center gap-3 text-small text-ink-soft">
          One is stored.
          <TextButton onClick={() => change({ password: '' })}>Replace it</TextButton>
        </span>
        {!settings.encrypts && <p className="text-label text-ink-mute">{unencrypted}</p>}
      </div>
    )
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value={work.password ?? ''}
      error={faults['password']}
      hint={settings.encrypts ? undefined : unencrypted}
      onChange={({ target }) => change({ password: target.value })}
    />
  )
}

function AddressFields({
  controls: { settings, work, change, faults },
}: {
  controls: MailControls
}) {
  const [from, to] = [isSetBy(settings, 'MAIL_FROM'), isSetBy(settings, 'MAIL_TO')]
  return (
    <div className="form-grid">
      <Field
        label="Sender"
        name="from"
        error={faults['from']}
        hint={from.hint ?? 'Such as The Agency <office@example.com>.'}
      >
        <TextInput
          value={work.from}
          readOnly={from.readOnly}
          inputMode="email"
          onChange={({ target }) => change({ from: target.value })}
        />
      </Field>
      <Field
        label="Recipient of enquiries"
        name="to"
        error={faults['to']}
        hint={to.hint ?? 'Several have commas between them.'}
      >
        <TextInput
          value={work.to}
          readOnly={to.readOnly}
          inputMode="email"
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
    </div>
  )
}

function TestResult({ sent, meaning, said }: MailTest) {
  return (
    <div className="grid max-w-measure gap-3">
      <Alert kind={sent ? 'success' : 'error'}>{meaning}</Alert>
      <p className="text-small text-ink-soft">
        The server said: <code className="wrap-anywhere text-ink">{said}</code>
      </p>
    </div>
  )
}
