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

export const meta: Route.MetaFunction = () => adminMeta('Activity')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, fetchEntries('', request.signal))
}

async function fetchEntries(query: string, signal: AbortSignal): Promise<ListPart<AuditEntry>> {
  const { entries, more } = await get<AuditPage>(`/api/audit${query}`, { signal })
  return { items: entries, more }
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Activity" missing="No activity found." loaded={loaderData}>
      {(newest) => <AuditList newest={newest} />}
    </LoadedPage>
  )
}

/** The audit entries, newest first; older ones are loaded on demand. */
function AuditList({ newest }: { newest: ListPart<AuditEntry> }) {
  const { list, loadMore, isLoadingMore } = useLoadMore<AuditEntry>(
    (loaded, signal) => fetchEntries(`?before=${loaded.at(-1)?.id}`, signal),
    newest,
  )
  if (list.state !== 'done' || list.items.length === 0)
    return <EmptyState>Nothing was done yet.</EmptyState>
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
            <span className="min-w-0 wrap-anywhere max-md:order-3 max-md:col-span-2">
              <Description {...entry} />
            </span>
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
