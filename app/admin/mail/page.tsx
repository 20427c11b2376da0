import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { MailSettings } from '#domain/mail/mail-settings.ts'

import type { Route } from './+types/page.ts'
import { MailForm } from './mail-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Mail')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<MailSettings>('/api/mail', { signal: request.signal }))
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Mail" missing="There is nothing." loaded={loaderData}>
      {(settings) => <MailForm settings={settings} />}
    </LoadedPage>
  )
}
