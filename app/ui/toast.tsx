import { useEffect, useState, type ComponentType } from 'react'

import type { ToastAction, ToasterProps, ToastMessage } from './toaster.tsx'

/** Shows a message that stays across navigation, for a while. A success removes earlier errors. */
export const toast = {
  success: (text: string, action?: ToastAction) => showToast({ kind: 'success', text, action }),
  error: (text: string) => showToast({ kind: 'error', text }),
  /** Removes the errors with this text, or all. For a retry that has succeeded without a message. */
  clearErrors: (text?: string) => {
    pending = pending.filter(
      (message) => message.kind !== 'error' || (text !== undefined && message.text !== text),
    )
    clearErrors?.(text)
  },
}

/** Renders all toasts. Mounted once, in the root. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    loadToaster = () => {
      import('./toaster.tsx').then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => undefined,
      )
    }
    if (pending.length > 0) loadToaster()
    return () => {
      loadToaster = undefined
    }
  }, [])
  return Toaster && <Toaster connect={connectToaster} />
}

/**
 * Downloads the code of the toasts, which is not part of the page. Call it before a toast may be
 * needed: the message may be that the network is down.
 */
export function prepareToasts(): void {
  loadToaster?.()
}

/** Passes the toaster the pending messages and all later ones. */
const connectToaster: ToasterProps['connect'] = (render, clear) => {
  renderToast = render
  clearErrors = clear
  for (const message of pending.splice(0)) render(message)
  return () => {
    renderToast = clearErrors = undefined
  }
}

let loadToaster: (() => void) | undefined
let renderToast: ((message: ToastMessage) => void) | undefined
let clearErrors: ((text?: string) => void) | undefined
let pending: ToastMessage[] = []

function showToast(message: ToastMessage): void {
  if (renderToast) return renderToast(message)
  pending.push(message)
  loadToaster?.()
}
