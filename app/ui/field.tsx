import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'

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

interface FieldLinks {
  id: string
  name: string
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
}

const FieldContext = createContext<FieldLinks | undefined>(undefined)

/** A label, one input, and below it what helps or what is wrong. The input takes its name from here. */
export function Field({ label, name, error, hint, optional, className, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = classes(error && errorId, hint != null && hintId)
  const wrong = error ? true : undefined
  const links = useMemo<FieldLinks>(
    () => ({ id, name, 'aria-invalid': wrong, 'aria-describedby': describedBy || undefined }),
    [id, name, wrong, describedBy],
  )
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.75', className)}>
      <label htmlFor={id} className="text-[0.875rem] leading-[1.35] font-[560]">
        {label}
        {optional && <span className="font-normal text-ink-mute"> (optional)</span>}
      </label>
      <FieldContext value={links}>{children}</FieldContext>
      {error && (
        <p
          id={errorId}
          className="flex items-start gap-1.5 text-[0.875rem] leading-[1.4] font-medium text-danger"
        >
          <Icon of="alert" stroke={1.5} className="mt-px flex-none" />
          {error}
        </p>
      )}
      {hint != null && (
        <p id={hintId} className="text-[0.875rem] leading-[1.45] text-ink-mute">
          {hint}
        </p>
      )}
    </div>
  )
}

const BOX =
  'w-full rounded-control border border-control bg-paper-bright px-4 py-3 text-base leading-[1.4] text-ink transition-colors duration-(--duration-quick) placeholder:text-ink-mute placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-mute aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)] rtl:aria-invalid:shadow-[inset_-3px_0_0_var(--color-danger)]'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input type="text" {...useLinks()} {...rest} className={classes(BOX, 'min-h-13', className)} />
  )
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useLinks()}
      {...rest}
      className={classes(BOX, 'min-h-36 resize-y leading-[1.55]', className)}
    />
  )
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...useLinks()}
      {...rest}
      className={classes(BOX, 'select-chevron min-h-13 appearance-none pe-11', className)}
    />
  )
}

function useLinks(): FieldLinks {
  const links = use(FieldContext)
  if (!links) throw new Error('An input stands inside a Field.')
  return links
}
