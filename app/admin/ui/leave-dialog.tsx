import { useEffect, useRef } from 'react'
import type { Blocker } from 'react-router'

import { Button } from '#app/ui/button.tsx'

/** Asks before a page is left with unsaved work. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const asking = blocker.state === 'blocked'

  useEffect(() => {
    if (!asking) return dialog.current?.close()
    dialog.current?.showModal()
    stay.current?.focus()
  }, [asking])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      onCancel={() => blocker.reset?.()}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-control border border-line-strong bg-paper p-7 text-ink shadow-float backdrop:bg-ink-deep/60"
    >
      <h2 id="leave-title" className="font-display text-title-2">
        Leave without saving?
      </h2>
      <p id="leave-text" className="mt-3 text-small text-ink-soft">
        What you have written is not saved yet. It stays on this device as a draft.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="ghost" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button ref={stay} onClick={() => blocker.reset?.()}>
          Keep writing
        </Button>
      </div>
    </dialog>
  )
}
