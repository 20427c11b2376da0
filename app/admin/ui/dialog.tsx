import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** What it is about, in a sentence. */
  text: string
  onCancel: () => void
  children: ReactNode
}

/**
 * A question in front of the page. What holds `data-first` receives the focus when it opens, and
 * again when it goes on to another question; what had it before gets it back at the end.
 */
export function Dialog({ open, title, text, onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Before the page is painted and, at the end, before the dialog is taken out of it: only a dialog
  // that is closed gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!open || !shown) return
    shown.showModal()
    return () => shown.close()
  }, [open])

  const question = open ? title : null
  useLayoutEffect(() => {
    if (question !== null) dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [question])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onCancel}
      className="m-auto max-h-[calc(100dvh-2.5rem)] w-[min(30rem,calc(100vw-2.5rem))] rounded-control border border-line-strong bg-paper p-7 text-ink shadow-float backdrop:bg-ink-deep/60"
    >
      <h2 id={`${id}-title`} className="font-display text-title-2">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-small text-ink-soft">
        {text}
      </p>
      {children}
    </dialog>
  )
}

/** The buttons at a dialog's foot; on a phone they share its width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">{children}</div>
}
