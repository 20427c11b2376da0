import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { Account } from '#domain/accounts/account.ts'

import type { Route } from './+types/page.ts'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Account')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<Account>('/api/account'))
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Account" missing="Account not found." loaded={loaderData}>
      {({ username, password_until, second_factor, sessions }) => (
        <>
          <PasswordSection username={username} passwordExpiresAt={password_until} />
          <SecondFactorSection factor={second_factor} username={username} />
          <SessionsSection sessions={sessions} />
        </>
      )}
    </LoadedPage>
  )
}
