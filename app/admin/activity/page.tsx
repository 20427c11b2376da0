import { redirect } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { load, Loaded } from '#app/admin/use-loaded.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { forgetToken, loginPath } from '#app/admin/session.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { NOT_AUTHORISED } from '#app/admin/use-save.ts'
import { toast } from '#app/ui/toast.tsx'

import type { Route } from './+types/page.ts'
import { trail } from './api.ts'
import { Trail } from './audit-entry.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Activity')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = trail()
  if (await asked.then(() => false, isUnauthorised)) {
    forgetToken()
    toast.error(NOT_AUTHORISED)
    throw redirect(loginPath(new URL(request.url)))
  }
  return load(asked)
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Activity" missing="No activity found." loaded={loaderData}>
      {(newest) => (
        <>
          <AdminBar title="Activity" end={<ToDashboard />} />
          <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
            <Trail newest={newest} />
          </div>
        </>
      )}
    </Loaded>
  )
}
