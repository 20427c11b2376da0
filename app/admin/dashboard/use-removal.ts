import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { forgetToken } from '#app/admin/session.ts'
import { toast } from '#app/ui/toast.tsx'

import type { Shelf } from './list-state.ts'

interface RemovalOptions {
  thing: 'Post' | 'Property'
  calls: {
    remove: (id: number) => Promise<unknown>
    restore: (id: number) => Promise<unknown>
  }
  shelf: Pick<Shelf<unknown>, 'leaveOut' | 'refresh'>
}

/** Removes without asking, and offers to undo it for a while. */
export function useRemoval({ thing, calls, shelf }: RemovalOptions) {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const navigate = useNavigate()

  async function remove(id: number) {
    setRemoving((removing) => new Set(removing).add(id))
    try {
      await calls.remove(id)
      keepPlace(() => shelf.leaveOut(id))
      void shelf.refresh()
      toast.success(`${thing} deleted successfully!`, {
        label: 'Undo',
        onClick: () => void restore(id),
      })
    } catch (error) {
      await fail(error, `Failed to delete ${thing.toLowerCase()}.`)
    } finally {
      setRemoving((removing) => new Set([...removing].filter((other) => other !== id)))
    }
  }

  async function restore(id: number) {
    try {
      await calls.restore(id)
      void shelf.refresh()
      toast.success(`${thing} restored.`)
    } catch (error) {
      await fail(error, `Failed to restore ${thing.toLowerCase()}.`)
    }
  }

  async function fail(error: unknown, message: string) {
    toast.error(message)
    if (!isUnauthorised(error)) return
    forgetToken()
    await navigate('/login')
  }

  return { remove, removing }
}

/** The card that comes into the place of the one that leaves takes over the focus. */
function keepPlace(leave: () => void): void {
  const titles = () => [...document.querySelectorAll<HTMLElement>('[data-card-title]')]
  const focused = titles().findIndex((title) =>
    title.closest('article')?.contains(document.activeElement),
  )
  flushSync(leave)
  // Somebody who has gone on to another card in the meantime stays there.
  if (focused < 0 || document.activeElement !== document.body) return
  const left = titles()
  const next = left[Math.min(focused, left.length - 1)]
  ;(next ?? document.getElementById('admin-title'))?.focus()
}
