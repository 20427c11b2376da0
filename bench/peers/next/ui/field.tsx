import { useId } from 'react'

import { classes } from './classes'

export interface EnquiryField {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'textarea'
  half?: boolean
  autoComplete?: string
  placeholder?: string
  className?: string
}

export function Field({ field, error }: { field: EnquiryField; error: string | undefined }) {
  const { name, label, type = 'text', half, autoComplete, placeholder, className } = field
  const id = useId()
  const common = { id, name, autoComplete, placeholder, required: true }
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.75', !half && 'col-span-full')}>
      <label htmlFor={id} className="text-[0.875rem] leading-[1.35] font-[560]">
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea
          {...common}
          className={classes(BOX, 'min-h-36 resize-y leading-[1.55]', className)}
        />
      ) : (
        <input {...common} type={type} className={classes(BOX, 'min-h-13', className)} />
      )}
      {error && <p className="text-[0.875rem] font-medium text-danger">{error}</p>}
    </div>
  )
}

const BOX =
  'w-full rounded-control border border-control bg-paper-bright px-4 py-3 text-base leading-[1.4] text-ink transition-colors duration-(--duration-quick) placeholder:text-ink-mute placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-mute aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)] rtl:aria-invalid:shadow-[inset_-3px_0_0_var(--color-danger)]'
