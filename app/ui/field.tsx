import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'

import { useLanguage } from '#app/language.tsx'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface FieldProps {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
  optional?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

interface InputAttributes {
  id: string
  name: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

const FieldContext = createContext<InputAttributes | undefined>(undefined)

/** A label, one input, and a hint or an error below it. The input takes its name and id from here. */
export function Field({ label, name, error, hint, optional, className, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = classes(error && errorId, hint != null && hintId)
  const isInvalid = error ? true : undefined
  const attributes = useMemo<InputAttributes>(
    () => ({ id, name, 'aria-invalid': isInvalid, 'aria-describedby': describedBy || undefined }),
    [id, name, isInvalid, describedBy],
  )
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.75', className)}>
      <label htmlFor={id} className="text-label leading-[1.35] font-strong">
        {label}
        {optional && <span className="font-normal text-ink-mute"> (optional)</span>}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint != null && (
        <p id={hintId} className="text-label leading-[1.45] text-ink-mute">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      className="flex items-start gap-1.5 text-label leading-[1.4] font-medium text-danger"
    >
      <Icon name="alert" stroke={1.5} className="mt-px flex-none" />
      {children}
    </p>
  )
}

const INPUT =
  'w-full rounded-control border border-control bg-paper-bright px-4 py-3 text-base leading-[1.4] text-ink transition-colors duration-(--duration-quick) placeholder:text-ink-mute placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-mute aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)] rtl:aria-invalid:shadow-[inset_-3px_0_0_var(--color-danger)]'

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" dir={useDirection()} {...useInput(props, 'min-h-13')} />
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea dir={useDirection()} {...useInput(props, 'min-h-36 resize-y leading-[1.55]')} />
}

export function Select(props: ComponentProps<'select'>) {
  return <select {...useInput(props, 'select-chevron min-h-13 appearance-none pe-11')} />
}

/** Arabic pages do not use `auto`, with which an empty field would be written from the left. */
function useDirection() {
  return useLanguage() === 'ar' ? 'rtl' : 'auto'
}

function useInput<Props extends { className?: string | undefined }>(props: Props, look: string) {
  const attributes = use(FieldContext)
  if (!attributes) throw new Error('An input must be inside a Field.')
  return { ...attributes, ...props, className: classes(INPUT, look, props.className) }
}
