import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'

import { classes } from '#app/ui/classes.ts'

interface DialogProps {
  open: boolean
  title: string
  text: string
  /** `wide` fills the screen of a phone. */
  size?: keyof typeof SIZES
  /** Without it, the dialog cannot be cancelled. */
  onCancel?: (event: SyntheticEvent) => void
  children: ReactNode
}

/**
 * A modal dialog. The element with `data-first` receives the focus when the dialog opens and when
 * its title changes; closing it returns the focus to where it was.
 */
export function Dialog({ open, title, text, size = 'narrow', onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // A layout effect, so that the dialog is closed before React removes it: otherwise the browser does
  // not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  const openTitle = open ? title : null
  useLayoutEffect(() => {
    if (openTitle !== null) dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [openTitle])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onCancel ?? ((event) => event.preventDefault())}
      // At a second Escape in a row Chrome closes the dialog without a `cancel` event.
      onClose={() => !onCancel && open && dialog.current?.showModal()}
      className={classes(
        'm-auto border border-line-strong bg-paper text-ink shadow-float backdrop:bg-ink-deep/60',
        SIZES[size],
      )}
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

const SIZES = {
  narrow: 'max-h-[calc(100dvh-2.5rem)] w-[min(30rem,calc(100vw-2.5rem))] rounded-control p-7',
  wide: 'max-h-[calc(100dvh-2.5rem)] w-[min(60rem,calc(100vw-2.5rem))] rounded-control p-7 max-sm:size-full max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0 max-sm:p-5 max-sm:open:flex max-sm:open:flex-col',
}

/** The buttons at a dialog's bottom; on a phone they share its width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">{children}</div>
}
