import { useState } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { del, post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'

import type { PagedList } from './use-paged-list.ts'

export interface RemovalOptions {
  itemName: 'Post' | 'Property'
  /** The path of the API under which the items are. */
  api: string
  list: Pick<PagedList<{ id: number }>, 'removeItem' | 'refresh'>
}

/** Removes an item without confirmation; the toast that follows offers to undo it. */
export function useRemoval({ itemName, api, list }: RemovalOptions) {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const { send } = useRequest<unknown>()

  async function remove(id: number) {
    setRemoving((removing) => new Set(removing).add(id))
    if (await succeeds(() => del(`${api}/${id}`), `Failed to delete ${itemName.toLowerCase()}.`)) {
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
    if (
      !(await succeeds(
        () => post(`${api}/${id}/restore`),
        `Failed to restore ${itemName.toLowerCase()}.`,
      ))
    )
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
