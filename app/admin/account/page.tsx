import { redirect } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { load, Loaded } from '#app/admin/use-loaded.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { forgetToken, loginPath } from '#app/admin/session.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { NOT_AUTHORISED } from '#app/admin/use-save.ts'
import { toast } from '#app/ui/toast.tsx'

import type { Route } from './+types/page.ts'
import { find } from './api.ts'
import { PasswordSection } from './password-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Account')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = find()
  if (await asked.then(() => false, isUnauthorised)) throw toLogin(request)
  return load(asked)
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Account" missing="Account not found." loaded={loaderData}>
      {({ username, password_until, second_factor, sessions }) => (
        <>
          <AdminBar title="Account" end={<ToDashboard />} />
          <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
            <PasswordSection username={username} until={password_until} />
            <SecondFactorSection factor={second_factor} username={username} />
            <SessionsSection sessions={sessions} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function toLogin(request: Request): Response {
  forgetToken()
  toast.error(NOT_AUTHORISED)
  return redirect(loginPath(new URL(request.url)))
}
