import type { ServerWork } from '#app/admin/mail/server-fields.tsx'
import { post, put } from '#app/admin/request.ts'
import { useServerForm } from '#app/admin/mail/use-server-form.ts'
import type { MailboxSettings, MailboxTest } from '#domain/mail/mailbox/mailbox-settings.ts'

interface MailboxWork extends ServerWork {
  folder: string
}

/** The state and actions of the form. */
export function useMailbox(loaded: MailboxSettings) {
  return useServerForm({
    loaded,
    save: (input) => put<MailboxSettings>('/api/mailbox', input),
    test: (input) => post<MailboxTest>('/api/mailbox/test', input),
    workOf,
    inputOf,
    savedMessage: 'Mailbox saved.',
  })
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

/** What is sent. A port that is no number becomes 0, which the server refuses at that field. */
function inputOf(_: MailboxSettings, { port, password, ...work }: MailboxWork) {
  return { ...work, port: Number(port) || 0, ...(password !== null && { password }) }
}
