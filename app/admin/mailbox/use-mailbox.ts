import { useState } from 'react'

import type { ServerWork } from '#app/admin/mail/server-fields.tsx'
import { post, put } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { MailboxSettings, MailboxTest } from '#domain/mail/mailbox/mailbox-settings.ts'

/** What is typed and chosen in the form. */
interface MailboxWork extends ServerWork {
  folder: string
}

/** The state and actions of the form. */
export function useMailbox(loaded: MailboxSettings) {
  const [settings, setSettings] = useState(loaded)
  const [work, setWork] = useState(() => workOf(loaded))
  const saving = useRequest<MailboxSettings>()
  const testing = useRequest<MailboxTest>()
  const [fields, setFields] = useState<Record<string, string>>({})

  function refused(outcome: { message: string; fields: Record<string, string> }) {
    setFields(outcome.fields)
    const [field] = Object.keys(outcome.fields)
    if (!field) toast.error(outcome.message)
    return field
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    const outcome = await saving.send(() => put<MailboxSettings>('/api/mailbox', inputOf(work)))
    if (outcome.state === 'failed') return refused(outcome)
    if (outcome.state !== 'done') return undefined
    setFields({})
    setSettings(outcome.result)
    setWork(workOf(outcome.result))
    toast.success('Mailbox saved.')
    return undefined
  }

  /** Tries what is in the form, saved or not. */
  async function test(): Promise<string | undefined> {
    const outcome = await testing.send(() => post<MailboxTest>('/api/mailbox/test', inputOf(work)))
    if (outcome.state === 'failed') return refused(outcome)
    setFields({})
    return undefined
  }

  return {
    settings,
    work,
    change: (part: Partial<MailboxWork>) => setWork((work) => ({ ...work, ...part })),
    save,
    test,
    faults: fields,
    isSaving: saving.isLoading,
    isTesting: testing.isLoading,
    tested: testing.request.state === 'done' ? testing.request.result : undefined,
  }
}

function workOf({
  host,
  port,
  security,
  user,
  has_password,
  folder,
}: MailboxSettings): MailboxWork {
  return { host, port: String(port), security, user, password: has_password ? null : '', folder }
}

/** What is no number is refused by the server, at its field. */
function inputOf({ port, password, ...work }: MailboxWork) {
  return { ...work, port: Number(port) || 0, ...(password !== null && { password }) }
}
