import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'

import { callAsAdmin } from '#app/admin/api.ts'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { load, Loaded } from '#app/admin/use-loaded.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SiteCheck } from '#domain/site-check/site-check.ts'

import type { Route } from './+types/page.ts'
import { CheckList } from './check-list.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Site check')

export async function clientLoader() {
  return load(callAsAdmin<SiteCheck>('/api/site-check'))
}

export default function Check({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <Loaded title="Site check" missing="Nothing found." loaded={loaderData}>
      {({ at, lines }) => (
        <>
          <AdminBar title="Site check" end={<ToDashboard />} />
          <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
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
                <RefreshCw aria-hidden="true" size={17} strokeWidth={1.35} />
                Check again
              </Button>
            </div>
            <CheckList lines={lines} />
          </div>
        </>
      )}
    </Loaded>
  )
}

function summary(lines: SiteCheck['lines']): string {
  const wrong = lines.filter(({ ok }) => !ok).length
  if (wrong === 0) return 'All is well.'
  return wrong === 1 ? '1 thing needs you.' : `${wrong} things need you.`
}
