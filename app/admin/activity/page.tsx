import { auditEntries } from '#app/admin/api.ts'
import { load, Loaded } from '#app/admin/load.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminPage } from '#app/admin/ui/admin-bar.tsx'

import type { Route } from './+types/page.ts'
import { AuditList } from './audit-list.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Activity')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, auditEntries(undefined, request.signal))
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Activity" missing="No activity found." loaded={loaderData}>
      {(newest) => (
        <AdminPage title="Activity">
          <AuditList newest={newest} />
        </AdminPage>
      )}
    </Loaded>
  )
}
