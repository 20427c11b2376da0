import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
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
      {(settings) => (
        <>
          <MailForm settings={settings} />
          <p className="mt-10 border-t border-line pt-6 text-small text-ink-soft">
            Emails from Bayut, dubizzle and Property Finder can become enquiries by themselves.{' '}
            <TextLink to={urls.mailboxSettings}>Mailbox for leads</TextLink>
          </p>
        </>
      )}
    </LoadedPage>
  )
}
