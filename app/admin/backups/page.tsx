import { adminMeta } from '#app/admin/load.ts'
import { AdminPage } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = () => adminMeta('Backups')

export default function BackupsPage() {
  return <AdminPage title="Backups">…</AdminPage>
}
