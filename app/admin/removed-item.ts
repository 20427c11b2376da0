import { useState } from 'react'

import { toast } from '#app/ui/toast.tsx'
import type { RemovedItem } from '#domain/removal/removal.ts'

import { timeAndDay } from './dates.ts'
import { get, isNotFound, post } from './request.ts'
import { useRequest } from './use-request.ts'

type Kind = RemovedItem['kind']

const PATHS: Record<Kind, string> = { property: '/api/properties', post: '/api/posts' }

/** Where the API has a post or property. */
export function apiPath({ kind, id }: Pick<RemovedItem, 'kind' | 'id'>): string {
  return `${PATHS[kind]}/${id}`
}

/** Null where it was not removed, or is deleted for good. */
export async function fetchRemoved(
  kind: Kind,
  id: number | string | undefined,
): Promise<RemovedItem | null> {
  if (id === undefined) return null
  return get<RemovedItem>(`/api/trash/${kind}/${id}`).catch(() => null)
}

/** Also succeeds where somebody else has brought it back already. */
export async function bringBack(item: Pick<RemovedItem, 'kind' | 'id'>): Promise<void> {
  await post(`${apiPath(item)}/restore`).catch(async (error: unknown) => {
    if (!isNotFound(error)) throw error
    await get(apiPath(item))
  })
}

/** Such as `Garden villa was removed by layla at 10:26 today.` */
export function removedText({ title, removed_by, removed_at }: RemovedItem): string {
  const by = removed_by && ` by ${removed_by}`
  return `${title || 'Untitled'} was removed${by} at ${timeAndDay(removed_at)}.`
}

/** For a form whose post or property somebody else has removed meanwhile. */
export function useRemovedItem(kind: Kind, id: number | undefined) {
  const [removed, setRemoved] = useState<{ item: RemovedItem; proceed: () => void } | null>(null)
  const { isLoading, send } = useRequest<void>()

  return {
    item: removed?.item ?? null,
    isRestoring: isLoading,
    /** Resolves to whether it was removed. If so, `proceed` runs as soon as it is brought back. */
    check: async (proceed: () => void): Promise<boolean> => {
      const item = await fetchRemoved(kind, id)
      setRemoved(item && { item, proceed })
      return item !== null
    },
    bringBack: async () => {
      if (!removed) return
      const outcome = await send(() => bringBack(removed.item))
      if (outcome.state === 'failed') toast.error('It could not be restored. Please try again.')
      if (outcome.state !== 'done') return
      setRemoved(null)
      removed.proceed()
    },
    dismiss: () => setRemoved(null),
  }
}
