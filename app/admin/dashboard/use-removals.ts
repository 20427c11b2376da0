import { useState } from 'react'

import { keepFocusInList } from '#app/admin/focus.ts'
import { apiPath, bringBack, fetchRemoved, removedText } from '#app/admin/removed-item.ts'
import { del } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { RemovedItem } from '#domain/removal/removal.ts'

import type { PagedList } from './use-paged-list.ts'

const NAMES = { property: 'Property', post: 'Post' }

/** What was removed while the dashboard is open, and how it reads. */
export interface RemovedNote {
  id: number
  text: string
}

export type Removals = ReturnType<typeof useRemovals>

/**
 * Removes items without confirmation. The toast that follows offers to undo it, and a note does so
 * for as long as the dashboard is open.
 */
export function useRemovals(kind: RemovedItem['kind'], list: PagedList<{ id: number }>) {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const [notes, setNotes] = useState<readonly RemovedNote[]>([])
  const { send } = useRequest<unknown>()
  const failureMessage = `Failed to delete ${kind}.`

  async function remove(id: number, title: string) {
    setRemoving((removing) => new Set(removing).add(id))
    const outcome = await send(() => del(apiPath({ kind, id })), {
      sessionOverMessage: failureMessage,
    })
    if (outcome.state === 'done') {
      takeOff({ id, text: `${title || 'Untitled'} was deleted.` })
      const undo = { label: 'Undo', onClick: () => void restore(id) }
      toast.success(`${NAMES[kind]} deleted successfully!`, undo)
    }
    if (outcome.state === 'failed') await reportFailure(id, outcome.status)
    setRemoving((removing) => new Set([...removing].filter((other) => other !== id)))
  }

  /** Says so if somebody else has removed it before; offers to bring it back all the same. */
  async function reportFailure(id: number, status: number | null) {
    const removed = status === 404 ? await fetchRemoved(kind, id) : null
    if (!removed) return toast.error(failureMessage)
    const text = removedText(removed)
    takeOff({ id, text })
    toast.success(text, { label: 'Bring it back', onClick: () => void restore(id) })
  }

  function takeOff(note: RemovedNote) {
    keepFocusInList('[data-card-title]', () => list.removeItem(note.id))
    setNotes((notes) => [note, ...without(notes, note.id)])
    void list.refresh()
  }

  async function restore(id: number) {
    const sessionOverMessage = `Failed to restore ${kind}.`
    const outcome = await send(() => bringBack({ kind, id }), { sessionOverMessage })
    if (outcome.state === 'failed') toast.error(sessionOverMessage)
    if (outcome.state !== 'done') return
    setNotes((notes) => without(notes, id))
    void list.refresh()
    toast.success(`${NAMES[kind]} restored.`)
  }

  return { isRemoving: (id: number) => removing.has(id), notes, remove, restore }
}

function without(notes: readonly RemovedNote[], id: number): RemovedNote[] {
  return notes.filter((note) => note.id !== id)
}
