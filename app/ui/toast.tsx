import { useEffect, useState, type ComponentType } from 'react'

/** What can still be done about it, such as Undo. */
export interface ToastAction {
  label: string
  onClick: () => void
}

export interface Message {
  kind: 'success' | 'error'
  text: string
  action?: ToastAction | undefined
}

/** Says something that outlives the page that says it. Success leaves by itself; a failure stays. */
export const toast = {
  success: (text: string, action?: ToastAction) => say({ kind: 'success', text, action }),
  error: (text: string) => say({ kind: 'error', text }),
}

/** Where toasts appear. Mounted once, in the root. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    fetchToaster = () => {
      import('./toaster.tsx').then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => undefined,
      )
    }
    if (unsaid.length > 0) fetchToaster()
    return () => {
      fetchToaster = undefined
    }
  }, [])
  return Toaster && <Toaster />
}

/**
 * Most visitors never see a toast, so that what draws them is not part of the page. Called where a
 * toast may follow: what it then has to say may be that the network is gone.
 */
export function prepareToasts(): void {
  fetchToaster?.()
}

/** Hands over what there is to say, now and from now on. */
export function drawToasts(draw: (message: Message) => void): () => void {
  show = draw
  for (const message of unsaid.splice(0)) draw(message)
  return () => {
    show = undefined
  }
}

let fetchToaster: (() => void) | undefined
let show: ((message: Message) => void) | undefined
const unsaid: Message[] = []

function say(message: Message): void {
  if (show) return show(message)
  unsaid.push(message)
  fetchToaster?.()
}
