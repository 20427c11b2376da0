import { useEffect, useState, type ComponentType } from 'react'

import type { ToastAction, ToasterProps, ToastMessage } from './toaster.tsx'

/** Shows a message that stays across navigation. Success disappears by itself; an error stays. */
export const toast = {
  success: (text: string, action?: ToastAction) => showToast({ kind: 'success', text, action }),
  error: (text: string) => showToast({ kind: 'error', text }),
}

/** The place of the toasts. Mounted once, in the root. */
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
function connectToaster(render: (message: ToastMessage) => void): () => void {
  renderToast = render
  for (const message of pending.splice(0)) render(message)
  return () => {
    renderToast = undefined
  }
}

let loadToaster: (() => void) | undefined
let renderToast: ((message: ToastMessage) => void) | undefined
const pending: ToastMessage[] = []

function showToast(message: ToastMessage): void {
  if (renderToast) return renderToast(message)
  pending.push(message)
  loadToaster?.()
}
