import { useId, type ReactNode } from 'react'

import { classes } from './classes'

export interface EnquiryField {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select'
  half?: boolean
  optional?: boolean
  autoComplete?: string
  placeholder?: string
  /** Of a select, the first of which says nothing yet. */
  options?: readonly string[]
  className?: string
}

export function Field({ field, error }: { field: EnquiryField; error: string | undefined }) {
  const id = useId()
  return (
    <Labelled
      id={id}
      label={field.label}
      optional={field.optional}
      className={field.half ? undefined : 'col-span-full'}
    >
      <EnquiryInput id={id} {...field} />
      {error && <p className="text-[0.875rem] font-medium text-danger">{error}</p>}
    </Labelled>
  )
}

export function Labelled({
  id,
  label,
  optional = false,
  className,
  children,
}: {
  id: string
  label: string
  optional?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.75', className)}>
      <label htmlFor={id} className="text-[0.875rem] leading-[1.35] font-[560]">
        {label}
        {optional && <span className="font-normal text-ink-mute"> (optional)</span>}
      </label>
      {children}
    </div>
  )
}

function EnquiryInput({
  type = 'text',
  optional = false,
  options,
  className,
  id,
  name,
  autoComplete,
  placeholder,
}: EnquiryField & { id: string }) {
  const common = { id, name, autoComplete, placeholder, required: !optional }
  if (type === 'textarea')
    return (
      <textarea
        {...common}
        className={classes(BOX, 'min-h-36 resize-y leading-[1.55]', className)}
      />
    )
  if (type === 'select')
    return (
      <select
        id={id}
        name={name}
        className={classes(BOX, 'select-chevron min-h-13 appearance-none pe-11', className)}
      >
        <option value="">Choose</option>
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  return (
    <input
      {...common}
      type={type}
      inputMode={type === 'email' || type === 'tel' ? type : undefined}
      className={classes(BOX, 'min-h-13', className)}
    />
  )
}

export const BOX =
  'w-full rounded-control border border-control bg-paper-bright px-4 py-3 text-base leading-[1.4] text-ink transition-colors duration-(--duration-quick) placeholder:text-ink-mute placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-mute aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)] rtl:aria-invalid:shadow-[inset_-3px_0_0_var(--color-danger)]'
