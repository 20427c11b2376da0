import { dayAndTime } from '#app/admin/dates.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { useLoadMore, type ListPart } from '#app/admin/use-load-more.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import type { AuditEntry, AuditPage } from '#domain/audit/audit.ts'

import type { Route } from './+types/page.ts'
import { actorName, describeEntry } from './audit-labels.ts'
import { ActivityFilters } from './filters.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Activity')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = filledIn(new URL(request.url).searchParams)
  const fetchFirst = async () => {
    const page = await fetchPage(query, request.signal)
    return { query, people: page.people, newest: partOf(page) }
  }
  return load(request, fetchFirst())
}

/** Fields that were left empty say nothing. */
function filledIn(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ''))
}

function fetchPage(query: URLSearchParams, signal: AbortSignal): Promise<AuditPage> {
  return get<AuditPage>(`/api/audit?${query}`, { signal })
}

function partOf({ entries, more }: AuditPage): ListPart<AuditEntry> {
  return { items: entries, more }
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Activity" missing="There is no such page." loaded={loaderData}>
      {({ query, people, newest }) => (
        <>
          <ActivityFilters query={query} people={people} />
          <AuditList key={String(query)} query={query} newest={newest} />
        </>
      )}
    </LoadedPage>
  )
}

interface AuditListProps {
  query: URLSearchParams
  newest: ListPart<AuditEntry>
}

/** The audit entries that fit, newest first; older ones are loaded on demand. */
function AuditList({ query, newest }: AuditListProps) {
  const { list, loadMore, isLoadingMore } = useLoadMore<AuditEntry>(
    async (loaded, signal) => {
      const next = new URLSearchParams(query)
      next.set('before', String(loaded.at(-1)?.id))
      return partOf(await fetchPage(next, signal))
    },
    { initial: newest },
  )
  if (list.state !== 'done' || list.items.length === 0)
    return (
      <EmptyState>
        {String(query) === '' ? 'Nothing was done yet.' : 'Nothing fits these filters.'}
      </EmptyState>
    )
  return (
    <>
      <ol className="border-b border-line-strong" aria-label="What was done, newest first">
        {list.items.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-0.5 border-t border-line py-3.5 text-small first:border-line-strong max-md:grid-cols-[1fr_auto] md:grid-cols-[9.5rem_minmax(0,12rem)_minmax(0,1fr)]"
          >
            <span className="text-ink-soft numerals max-md:order-2">{dayAndTime(entry.at)}</span>
            <span className="min-w-0 font-strong wrap-anywhere max-md:order-1">
              {actorName(entry)}
            </span>
            <div className="min-w-0 wrap-anywhere max-md:order-3 max-md:col-span-2">
              <Description {...entry} />
              <Changes changes={entry.changes} />
            </div>
          </li>
        ))}
      </ol>
      {list.more && (
        <Button
          variant="ghost"
          className="mt-8"
          busy={isLoadingMore}
          busyLabel="Loading"
          onClick={() => void loadMore()}
        >
          Load More
        </Button>
      )}
    </>
  )
}

function Description(entry: AuditEntry) {
  const { text, title, to } = describeEntry(entry)
  if (!title) return text
  return (
    <>
      {text}{' '}
      {to ? <TitleLink to={to}>{title}</TitleLink> : <bdi className="text-ink-soft">{title}</bdi>}
    </>
  )
}

/** What was changed, field by field. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-1 text-label text-ink-soft">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="inline font-strong text-ink">{field}:</dt>{' '}
          <dd className="inline">
            <Value text={from} />
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> became </span>
            <Value text={to} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ text }: { text: string }) {
  return text === '' ? <em>empty</em> : <bdi>{text}</bdi>
}
