import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { BackupState } from '#domain/backups/backup-state.ts'
import type { DemoSummary } from '#domain/removal/demo.ts'

import type { Route } from './+types/page.ts'
import { BackupsSection } from './backups-section.tsx'
import { DemoSection } from './demo-section.tsx'
import { RestoreSection } from './restore-section.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Backups')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request
  const fetchAll = async () => {
    const [backups, demo] = await Promise.all([
      get<BackupState>('/api/backups', { signal }),
      get<DemoSummary>('/api/demo', { signal }),
    ])
    return { backups, demo }
  }
  return load(request, fetchAll())
}

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Backups" missing="Nothing found." loaded={loaderData}>
      {({ backups, demo }) => (
        <>
          <BackupsSection state={backups} />
          <DemoSection demo={demo} />
          <RestoreSection refusal={backups.restore_refusal} />
        </>
      )}
    </LoadedPage>
  )
}
