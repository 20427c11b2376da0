import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'

import { siteCheck } from '#app/admin/api.ts'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { load, Loaded } from '#app/admin/load.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminPage } from '#app/admin/ui/admin-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SiteCheck } from '#domain/site-check/site-check.ts'

import type { Route } from './+types/page.ts'
import { CheckList } from './check-list.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Site check')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, siteCheck())
}

export default function SiteCheckPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <Loaded title="Site check" missing="Nothing found." loaded={loaderData}>
      {({ at, lines }) => (
        <AdminPage title="Site check">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <output className="text-small text-ink-soft numerals">
              {summary(lines)} Looked at {dayAndTimeInSentence(at)}.
            </output>
            <Button
              variant="ghost"
              size="s"
              busy={state === 'loading'}
              busyLabel="Checking"
              onClick={() => void revalidate()}
            >
              <RefreshCw />
              Check again
            </Button>
          </div>
          <CheckList results={lines} />
        </AdminPage>
      )}
    </Loaded>
  )
}

function summary(results: SiteCheck['lines']): string {
  const failed = results.filter(({ ok }) => !ok).length
  if (failed === 0) return 'All is well.'
  return failed === 1 ? '1 thing needs you.' : `${failed} things need you.`
}
