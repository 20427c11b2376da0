import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'

import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useMedia } from './use-media.ts'
import { WORDS } from './words.ts'

export interface ToastAction {
  label: string
  onClick: () => void
}

export interface ToastMessage {
  kind: 'success' | 'error'
  text: string
  action?: ToastAction | undefined
}

export interface ToasterProps {
  /** Calls `show` with each message; returns a function that ends this. */
  connect: (
    show: (message: ToastMessage) => void,
    clearErrors: (text?: string) => void,
  ) => () => void
}

const SUCCESS_MS = 6000
const ACTION_MS = 12_000
const ERROR_MS = 20_000

/** Renders toasts; `toast.tsx` downloads it when one may be needed. */
export function Toaster({ connect }: ToasterProps) {
  useEffect(() => connect(show, clearErrors), [connect])
  const isPhone = useMedia('(width < 48rem)')
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-left'}
      offset={{ left: 'var(--spacing-edge)', bottom: '1.5rem' }}
      mobileOffset={{ top: 'calc(var(--spacing-header) + 0.75rem)', left: 20, right: 20 }}
      containerAriaLabel={useWords(WORDS).notifications}
      gap={12}
      visibleToasts={4}
      expand
      style={{ '--width': 'min(26rem, calc(100vw - 2.5rem))' } as React.CSSProperties}
    />
  )
}

const errorTexts = new Map<string | number, string>()

/** Removes the errors with this text, or all. */
function clearErrors(text?: string): void {
  for (const [id, errorText] of errorTexts) {
    if (text !== undefined && text !== errorText) continue
    sonner.dismiss(id)
    errorTexts.delete(id)
  }
}

function show(message: ToastMessage): void {
  if (message.kind === 'success') clearErrors()
  const id = sonner.custom((id) => <Toast {...message} onDismiss={() => sonner.dismiss(id)} />, {
    duration: message.kind === 'error' ? ERROR_MS : message.action ? ACTION_MS : SUCCESS_MS,
    unstyled: true,
  })
  if (message.kind === 'error') errorTexts.set(id, message.text)
}

function Toast({ kind, text, action, onDismiss }: ToastMessage & { onDismiss: () => void }) {
  const words = useWords(WORDS)
  const iconColor = kind === 'success' ? 'text-success-on-ink' : 'text-danger-on-ink'
  const edgeColor = kind === 'success' ? 'border-s-success-on-ink' : 'border-s-danger-on-ink'
  return (
    <div
      role={kind === 'success' ? 'status' : 'alert'}
      className={classes(
        'on-ink grid w-(--width) max-w-full grid-cols-[auto_1fr_auto_auto] items-start gap-x-3.5 rounded-control border border-s-3 border-ink-lift bg-ink-deep py-1.5 ps-4.5 pe-1.5 font-sans text-paper shadow-float max-md:w-[calc(100vw-2.5rem)]',
        edgeColor,
      )}
    >
      <Icon
        name={kind === 'success' ? 'check' : 'alert'}
        size={20}
        className={`mt-3 ${iconColor}`}
      />
      <p className="py-2.5 text-small">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDismiss()
            action.onClick()
          }}
          className="min-h-target rounded-control px-2 text-small font-strong text-brass underline underline-offset-4 hover:bg-ink-lift"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={onDismiss}
        className="col-start-4 grid size-target place-items-center rounded-control hover:bg-ink-lift"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
