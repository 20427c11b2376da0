import { useState } from 'react'
import { useNavigate } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { forgetToken } from '#app/admin/session.ts'
import { toast } from '#app/ui/toast.tsx'

interface RemovalOptions {
  calls: {
    remove: (id: number) => Promise<unknown>
    restore: (id: number) => Promise<unknown>
  }
  words: { removed: string; failed: string; restored: string; restoreFailed: string }
  onRemoved: (id: number) => void
  onRestored: () => void
}

/** Removes without asking, and offers to undo it for a while. */
export function useRemoval({ calls, words, onRemoved, onRestored }: RemovalOptions) {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set())
  const navigate = useNavigate()

  async function remove(id: number) {
    setRemoving((removing) => new Set(removing).add(id))
    try {
      await calls.remove(id)
      onRemoved(id)
      toast.success(words.removed, { label: 'Undo', onClick: () => void restore(id) })
    } catch (error) {
      await fail(error, words.failed)
    } finally {
      setRemoving((removing) => new Set([...removing].filter((other) => other !== id)))
    }
  }

  async function restore(id: number) {
    try {
      await calls.restore(id)
      onRestored()
      toast.success(words.restored)
    } catch (error) {
      await fail(error, words.restoreFailed)
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
