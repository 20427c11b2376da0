import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { MailboxSettings } from '#domain/mail/mailbox/mailbox-settings.ts'

import type { Route } from './+types/page.ts'
import { MailboxForm } from './mailbox-form.tsx'

const TITLE = 'Mailbox for leads'

export const meta: Route.MetaFunction = () => adminMeta(TITLE)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<MailboxSettings>('/api/mailbox', { signal: request.signal }))
}

export default function MailboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title={TITLE} missing="There is nothing." loaded={loaderData}>
      {(settings) => <MailboxForm settings={settings} />}
    </LoadedPage>
  )
}
