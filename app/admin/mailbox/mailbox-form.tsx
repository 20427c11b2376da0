import { useRef, type FormEvent } from 'react'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { focusField } from '#app/admin/focus.ts'
import { ServerFields, TestResult, type ServerKind } from '#app/admin/mail/server-fields.tsx'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import type { MailboxSettings } from '#domain/mail/mailbox/mailbox-settings.ts'

import { useMailbox } from './use-mailbox.ts'

/** The mailbox to which portals' emails are forwarded, with a button that tries it. */
export function MailboxForm({ settings: loaded }: { settings: MailboxSettings }) {
  const controls = useMailbox(loaded)
  const { settings, work, faults, change, tested } = controls
  const form = useRef<HTMLFormElement>(null)
  const focus = (field: string | undefined) => form.current && focusField(form.current, field)
  const isFixed = settings.by_environment
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void controls.save().then(focus)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <StateLine settings={settings} />
      <PageSection id="mailbox" title="Mailbox" about={ABOUT}>
        <ServerFields
          kind={IMAP}
          work={work}
          faults={faults}
          setBy={isFixed ? 'IMAP_URL' : undefined}
          encrypts={settings.encrypts}
          onChange={change}
        />
      </PageSection>
      <PageSection id="folder" title="Folder" about={FOLDER_ABOUT}>
        <Field
          label="Folder"
          name="folder"
          error={faults['folder']}
          hint={isFixed ? 'Set by IMAP_URL.' : 'INBOX, unless your mail program sorts them away.'}
        >
          <TextInput
            value={work.folder}
            readOnly={isFixed}
            autoCapitalize="none"
            onChange={({ target }) => change({ folder: target.value })}
          />
        </Field>
      </PageSection>
      <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button
          variant={isFixed ? 'primary' : 'ghost'}
          busy={controls.isTesting}
          busyLabel="Opening"
          onClick={() => void controls.test().then(focus)}
        >
          Open it now
        </Button>
        {!isFixed && (
          <Button type="submit" busy={controls.isSaving} busyLabel="Saving">
            Save
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-6">
        {tested && !controls.isTesting && <TestResult {...tested} isGood={tested.opened} />}
      </div>
    </form>
  )
}

const IMAP: ServerKind = {
  hostHint: 'Such as imap.example.com. Empty: no mailbox is read.',
  isUserOptional: false,
  ports: { starttls: '143', tls: '993', none: '143' },
}
const ABOUT =
  'A mailbox for this alone is best. Let your mail program forward to it what Bayut, dubizzle and ' +
  'Property Finder send. Your mail provider names the server under “IMAP” or “incoming mail”; many ' +
  'ask for a password of its own for programs.'
const FOLDER_ABOUT =
  'It is read every minute. Nothing is deleted or moved: what was read is marked as read.'

function StateLine({ settings }: { settings: MailboxSettings }) {
  return (
    <div className="mb-8 grid max-w-measure gap-3">
      <State settings={settings} />
      <p className="text-small text-ink-soft">
        {settings.by_environment && 'Set by the server’s environment, and not changeable here. '}
        What is no lead is kept as{' '}
        <Link to={urls.portalEmails} className="underline decoration-brass-deep underline-offset-4">
          unknown mail
        </Link>
        .
      </p>
    </div>
  )
}

function State({ settings }: { settings: MailboxSettings }) {
  const { host, problem, failing_since, said, read_at, user } = settings
  // Not an error: many agencies need no mailbox for leads.
  if (host === '') return <p>{settings.by_environment ? problem : 'No mailbox is read yet.'}</p>
  if (problem !== '') return <Alert kind="error">{`No mailbox is read. ${problem}`}</Alert>
  if (failing_since !== null)
    return (
      <Alert kind="error">
        {`The mailbox cannot be read since ${dayAndTimeInSentence(failing_since)}. The server said: ${said}`}
      </Alert>
    )
  const last =
    read_at === null ? 'First within a minute.' : `Last ${dayAndTimeInSentence(read_at)}.`
  return <Alert kind="success">{`The mailbox of ${user} is read. ${last}`}</Alert>
}
