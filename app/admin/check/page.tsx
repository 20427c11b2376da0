import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { CheckResult, SiteCheck } from '#domain/site-check/site-check.ts'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = () => adminMeta('Site check')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<SiteCheck>('/api/site-check'))
}

export default function SiteCheckPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <LoadedPage title="Site check" missing="Nothing found." loaded={loaderData}>
      {({ at, lines }) => (
        <>
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
        </>
      )}
    </LoadedPage>
  )
}

function summary(results: CheckResult[]): string {
  const failed = results.filter(({ ok }) => !ok).length
  if (failed === 0) return 'All is well.'
  return failed === 1 ? '1 thing needs you.' : `${failed} things need you.`
}

/** The failed checks first. */
function CheckList({ results }: { results: CheckResult[] }) {
  const sorted = results.toSorted((a, b) => Number(a.ok) - Number(b.ok))
  return (
    <ul className="border-b border-line-strong" aria-label="Checks">
      {sorted.map((result) => {
        const Icon = result.ok ? CircleCheck : CircleAlert
        return (
          <li
            key={result.name}
            className="grid gap-x-gutter gap-y-1 border-t border-line py-5 text-small first:border-line-strong md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h2 className="flex items-start gap-2.5 font-strong">
              <Icon
                size={20}
                strokeWidth={1.5}
                className={`mt-0.5 flex-none ${result.ok ? 'text-success' : 'text-danger'}`}
              />
              <span className="sr-only">{result.ok ? 'In order:' : 'Wrong:'}</span>
              {result.name}
            </h2>
            <Details {...result} />
          </li>
        )
      })}
    </ul>
  )
}

function Details({ ok, says, advice, to, items }: CheckResult) {
  return (
    <div className="min-w-0 max-md:ps-7.5">
      <p className={ok ? 'text-ink-soft' : 'font-medium text-danger'}>{says}</p>
      {items.length > 0 && (
        <ul className="mt-1.5">
          {items.map((item) => (
            <li key={item.to + item.title}>
              <TitleLink to={item.to} className="inline-flex min-h-8 items-center">
                {item.title}
              </TitleLink>
            </li>
          ))}
        </ul>
      )}
      {advice && !to && <p className="mt-1.5 max-w-measure">{advice}</p>}
      {to && <TextLink to={to}>{advice}</TextLink>}
    </div>
  )
}
