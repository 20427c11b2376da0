import type { ComponentProps, ReactNode } from 'react'

import { useWords } from '#app/language.tsx'

import { classes } from './classes.ts'
import { Link, type LinkProps } from './link.tsx'
import { WORDS } from './words.ts'

interface ButtonStyle {
  /** `brass` is for dark backgrounds only. */
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  className?: string | undefined
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and `busyLabel`, and ignores clicks. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

export function Button({ variant, size, className, onClick, children, ...props }: ButtonProps) {
  const words = useWords(WORDS)
  const { busy = false, busyLabel, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClasses({ variant, size, className })}
    >
      {busy ? (
        <>
          {/* The invisible label keeps the width of the button. */}
          <span className="invisible inline-flex gap-2.5">{children}</span>
          <span className="absolute inset-0 flex items-center justify-center gap-2.5">
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-[1.5px] border-current border-e-transparent motion-reduce:[animation-duration:3s]"
            />
            {busyLabel ?? words.sending}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

type ButtonLinkProps = ButtonStyle &
  (Omit<LinkProps, 'className'> | (Omit<ComponentProps<'a'>, 'className'> & { href: string }))

/** A link that looks like a button: `to` for a page of the site, `href` for any URL. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  const buttonClass = buttonClasses({ variant, size, className })
  if ('to' in rest) return <Link {...rest} className={buttonClass} />
  const { children, ...anchor } = rest
  return (
    <a {...anchor} className={buttonClass}>
      {children}
    </a>
  )
}

interface IconButtonProps {
  label: string
  bare?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

type WithoutLabel<Props> = Omit<Props, 'aria-label' | 'className'>

export function IconButton(props: IconButtonProps & WithoutLabel<ComponentProps<'button'>>) {
  return <button type="button" {...iconButtonAttributes(props)} />
}

export function IconLink(props: IconButtonProps & WithoutLabel<LinkProps>) {
  return <Link {...iconButtonAttributes(props)} />
}

function iconButtonAttributes<Props extends IconButtonProps>(props: Props) {
  const { label, bare = false, className, ...rest } = props
  return {
    ...rest,
    'aria-label': label,
    className: classes(
      'icon-button',
      bare ? 'border-transparent' : 'border-line-strong on-ink:border-line-dark',
      className,
    ),
  }
}

const VARIANTS = {
  primary:
    'border-transparent bg-ink text-paper hover:bg-ink-lift active:bg-ink-deep on-ink:bg-brass on-ink:text-ink-deep',
  ghost:
    'border-control text-ink hover:border-ink hover:bg-paper-bright on-ink:border-control-dark on-ink:text-paper on-ink:hover:border-paper on-ink:hover:bg-ink-lift',
  danger: 'border-transparent text-danger hover:bg-danger-tint',
  brass: 'border-transparent bg-brass text-ink-deep hover:bg-brass-bright',
}

const SIZES = {
  m: 'min-h-12 px-6 text-small',
  s: 'min-h-11 px-4.5 text-label',
}

function buttonClasses({ variant = 'primary', size = 'm', className }: ButtonStyle): string {
  return classes('button-shape', VARIANTS[variant], SIZES[size], className)
}
