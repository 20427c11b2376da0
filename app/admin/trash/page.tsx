import { useRevalidator } from 'react-router'

import { dayAndTime } from '#app/admin/dates.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { bringBack } from '#app/admin/removed-item.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { toast } from '#app/ui/toast.tsx'
import type { RemovedItem } from '#domain/removal/removal.ts'

import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = () => adminMeta('Trash')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, get<RemovedItem[]>('/api/trash', { signal: request.signal }))
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Trash" missing="Nothing was deleted." loaded={loaderData}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState>Nothing was deleted in the last thirty days.</EmptyState>
        ) : (
          <ul className="border-b border-line-strong" aria-label="Deleted, the latest first">
            {items.map((item) => (
              <RemovedRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
        )
      }
    </LoadedPage>
  )
}

const NAMES = { property: 'Listing', post: 'Post' }

function RemovedRow({ item }: { item: RemovedItem }) {
  const { kind, title, removed_at, removed_by, deleted_at } = item
  const { isLoading, send } = useRequest<void>()
  const { revalidate } = useRevalidator()

  async function restore() {
    const outcome = await send(() => bringBack(item))
    if (outcome.state === 'failed') toast.error('It could not be restored. Please try again.')
    if (outcome.state !== 'done') return
    toast.success(`${NAMES[kind]} restored.`)
    await revalidate()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3.5 text-small first:border-line-strong">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <bdi className="font-strong">{title || 'Untitled'}</bdi>
        </p>
        <p className="text-ink-soft numerals">
          {NAMES[kind]} · {dayAndTime(removed_at)}
          {removed_by && ` · by ${removed_by}`} · kept until {formatDay(deleted_at)}
        </p>
      </div>
      <Button
        variant="ghost"
        size="s"
        busy={isLoading}
        busyLabel="Restoring"
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  )
}
