import type { ComponentProps } from 'react'

import { classes } from '#app/ui/classes.ts'

/** A small action that stands beside a greater one. */
export function TextButton({
  danger = false,
  className,
  ...rest
}: ComponentProps<'button'> & { danger?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(LOOKS, danger && 'text-danger', className)}
    />
  )
}

export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes('inline-flex items-center', LOOKS, className)}>
      {children}
    </a>
  )
}

const LOOKS =
  'min-h-target rounded-control px-2 text-[0.875rem] font-[560] underline decoration-line-strong underline-offset-4 hover:decoration-current disabled:cursor-not-allowed disabled:text-ink-mute'
