import { load, Loaded } from '#app/admin/load.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminPage } from '#app/admin/ui/admin-bar.tsx'

import type { Route } from './+types/page.ts'
import { account } from './api.ts'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Account')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, account.find())
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Account" missing="Account not found." loaded={loaderData}>
      {({ username, password_until, second_factor, sessions }) => (
        <AdminPage title="Account">
          <PasswordSection username={username} passwordExpiresAt={password_until} />
          <SecondFactorSection factor={second_factor} username={username} />
          <SessionsSection sessions={sessions} />
        </AdminPage>
      )}
    </Loaded>
  )
}
