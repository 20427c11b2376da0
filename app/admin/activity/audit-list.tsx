import { Link } from 'react-router'

import { dayAndTime } from '#app/admin/dates.ts'
import type { AuditEntry } from '#domain/audit/audit.ts'

import { said, whoIn } from './audit-labels.ts'

/** When, who, what: a line each. */
export function TrailList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ol className="border-b border-line-strong" aria-label="What was done, newest first">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-0.5 border-t border-line py-3.5 text-small first:border-line-strong max-md:grid-cols-[1fr_auto] md:grid-cols-[9.5rem_minmax(0,12rem)_minmax(0,1fr)]"
        >
          <span className="text-ink-soft numerals max-md:order-2">{dayAndTime(entry.at)}</span>
          <span className="min-w-0 font-[560] wrap-anywhere max-md:order-1">{whoIn(entry)}</span>
          <span className="min-w-0 wrap-anywhere max-md:order-3 max-md:col-span-2">
            <What {...entry} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function What(entry: AuditEntry) {
  const { words, title, to } = said(entry)
  if (!title) return words
  return (
    <>
      {words}{' '}
      {to ? (
        <Link
          to={to}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-brass-deep"
        >
          {title}
        </Link>
      ) : (
        <span className="text-ink-soft">{title}</span>
      )}
    </>
  )
}
