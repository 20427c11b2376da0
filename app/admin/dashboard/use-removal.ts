import { useState } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'

import type { PagedList } from './use-paged-list.ts'

interface RemovalOptions {
  itemName: 'Post' | 'Property'
  api: Record<'remove' | 'restore', (id: number) => Promise<unknown>>
  list: Pick<PagedList<{ id: number }>, 'removeItem' | 'refresh'>
}

/** Removes an item without confirmation; the toast that follows offers to undo it. */
export function useRemoval({ itemName, api, list }: RemovalOptions) {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const { send } = useRequest<unknown>()

  async function remove(id: number) {
    setRemoving((removing) => new Set(removing).add(id))
    if (await succeeds(() => api.remove(id), `Failed to delete ${itemName.toLowerCase()}.`)) {
      keepFocusInList('[data-card-title]', () => list.removeItem(id))
      void list.refresh()
      toast.success(`${itemName} deleted successfully!`, {
        label: 'Undo',
        onClick: () => void restore(id),
      })
    }
    setRemoving((removing) => new Set([...removing].filter((other) => other !== id)))
  }

  async function restore(id: number) {
    if (!(await succeeds(() => api.restore(id), `Failed to restore ${itemName.toLowerCase()}.`)))
      return
    void list.refresh()
    toast.success(`${itemName} restored.`)
  }

  async function succeeds(call: () => Promise<unknown>, failureMessage: string): Promise<boolean> {
    const outcome = await send(call, { sessionOverMessage: failureMessage })
    if (outcome.state === 'failed') toast.error(failureMessage)
    return outcome.state === 'done'
  }

  return { remove, removing }
}
