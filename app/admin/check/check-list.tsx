import { CircleAlert, CircleCheck } from 'lucide-react'

import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { CheckResult } from '#domain/site-check/site-check.ts'

/** The failed checks first. */
export function CheckList({ results }: { results: CheckResult[] }) {
  const sorted = results.toSorted((a, b) => Number(a.ok) - Number(b.ok))
  return (
    <ul className="border-b border-line-strong" aria-label="Checks">
      {sorted.map((result) => (
        <li
          key={result.name}
          className="grid gap-x-gutter gap-y-1 border-t border-line py-5 text-small first:border-line-strong md:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <h2 className="flex items-start gap-2.5 font-strong">
            <StatusIcon ok={result.ok} />
            {result.name}
          </h2>
          <Details {...result} />
        </li>
      ))}
    </ul>
  )
}

function StatusIcon({ ok }: { ok: boolean }) {
  const Icon = ok ? CircleCheck : CircleAlert
  return (
    <>
      <Icon
        size={20}
        strokeWidth={1.5}
        className={`mt-0.5 flex-none ${ok ? 'text-success' : 'text-danger'}`}
      />
      <span className="sr-only">{ok ? 'In order:' : 'Wrong:'}</span>
    </>
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
