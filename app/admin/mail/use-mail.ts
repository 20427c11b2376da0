import { useState } from 'react'

import { post, put } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { MailSettings, MailTest } from '#domain/mail/mail-settings.ts'

import type { ServerWork } from './server-fields.tsx'

/** What is typed and chosen in the form. */
interface MailWork extends ServerWork {
  from: string
  to: string
}

/** The state and actions of the form. */
export function useMail(loaded: MailSettings) {
  const [settings, setSettings] = useState(loaded)
  const [work, setWork] = useState(() => workOf(loaded))
  const saving = useRequest<MailSettings>()
  const testing = useRequest<MailTest>()
  const [fields, setFields] = useState<Record<string, string>>({})
  const change = (part: Partial<MailWork>) => setWork((work) => ({ ...work, ...part }))

  function refused(outcome: { message: string; fields: Record<string, string> }) {
    setFields(outcome.fields)
    const [field] = Object.keys(outcome.fields)
    if (!field) toast.error(outcome.message)
    return field
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    const outcome = await saving.send(() => put<MailSettings>('/api/mail', inputOf(settings, work)))
    if (outcome.state === 'failed') return refused(outcome)
    if (outcome.state !== 'done') return undefined
    setFields({})
    setSettings(outcome.result)
    setWork(workOf(outcome.result))
    toast.success('Mail settings saved.')
    return undefined
  }

  /** Tries what is in the form, saved or not. */
  async function test(): Promise<string | undefined> {
    const outcome = await testing.send(() =>
      post<MailTest>('/api/mail/test', inputOf(settings, work)),
    )
    if (outcome.state === 'failed') return refused(outcome)
    setFields({})
    return undefined
  }

  return {
    settings,
    work,
    change,
    save,
    test,
    faults: fields,
    isSaving: saving.isLoading,
    isTesting: testing.isLoading,
    tested: testing.request.state === 'done' ? testing.request.result : undefined,
  }
}

export type MailControls = ReturnType<typeof useMail>

function workOf({ host, port, security, user, has_password, from, to }: MailSettings): MailWork {
  const password = has_password ? null : ''
  return { host, port: String(port), security, user, password, from, to }
}

/** Without what the environment sets. */
function inputOf({ environment }: MailSettings, work: MailWork) {
  const { host, port, security, user, password, from, to } = work
  const server = {
    host,
    // What is no number is refused by the server, at its field.
    port: Number(port) || 0,
    security,
    user,
    ...(password !== null && { password }),
  }
  return {
    ...(!environment.includes('SMTP_URL') && server),
    ...(!environment.includes('MAIL_FROM') && { from }),
    ...(!environment.includes('MAIL_TO') && { to }),
  }
}
