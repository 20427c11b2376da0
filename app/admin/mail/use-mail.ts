import { post, put } from '#app/admin/request.ts'
import type { MailSettings, MailTest } from '#domain/mail/mail-settings.ts'

import type { ServerWork } from './server-fields.tsx'
import { useServerForm } from './use-server-form.ts'

interface MailWork extends ServerWork {
  from: string
  to: string
}

/** The state and actions of the form. */
export function useMail(loaded: MailSettings) {
  return useServerForm({
    loaded,
    save: (input) => put<MailSettings>('/api/mail', input),
    test: (input) => post<MailTest>('/api/mail/test', input),
    workOf,
    inputOf,
    savedMessage: 'Mail settings saved.',
  })
}

export type MailControls = ReturnType<typeof useMail>

function workOf({ host, port, security, user, has_password, from, to }: MailSettings): MailWork {
  const password = has_password ? null : ''
  return { host, port: String(port), security, user, password, from, to }
}

/** What is sent: nothing that the environment sets, and no password that was not replaced. */
function inputOf({ environment }: MailSettings, work: MailWork) {
  const { host, port, security, user, password, from, to } = work
  const server = {
    host,
    // The server refuses port 0, and names the field.
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
