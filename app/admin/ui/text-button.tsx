import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

import { classes } from '#app/ui/classes.ts'

type TextButtonProps = ComponentProps<'button'> & { danger?: boolean }

/** A button that looks like a link, for minor actions. */
export function TextButton({ danger = false, className, ...rest }: TextButtonProps) {
  const buttonClass = classes(TEXT_BUTTON, danger && 'text-danger', className)
  return <button type="button" {...rest} className={buttonClass} />
}

/** A link to another site or program that looks like a `TextButton`. */
export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes('inline-flex items-center', TEXT_BUTTON, className)}>
      {children}
    </a>
  )
}

const TEXT_BUTTON =
  'min-h-target rounded-control px-2 text-label font-strong underline decoration-line-strong underline-offset-4 hover:decoration-current disabled:cursor-not-allowed disabled:text-ink-mute'

/** A title in a list that leads to its page. */
export function TitleLink({ className, ...rest }: LinkProps & { className?: string }) {
  return <Link dir="auto" {...rest} className={classes('quiet-link', className)} />
}
