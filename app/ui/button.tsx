import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes.ts'
import { Link, type LinkProps } from './link.tsx'

/** `brass` is for dark backgrounds only. */
type Variant = 'primary' | 'ghost' | 'danger' | 'brass'
type Size = 'm' | 's'

interface ButtonStyle {
  variant?: Variant | undefined
  size?: Size | undefined
  className?: string | undefined
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and `busyLabel`, and ignores clicks. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

export function Button({
  variant,
  size,
  className,
  busy = false,
  busyLabel = 'Sending',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
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
            <Spinner />
            {busyLabel}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button: `to` for a page of the site, `href` for any URL. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonStyle &
  (Omit<LinkProps, 'className'> | (Omit<ComponentProps<'a'>, 'className'> & { href: string }))) {
  const buttonClass = buttonClasses({ variant, size, className })
  return 'to' in rest ? (
    <Link {...rest} className={buttonClass} />
  ) : (
    <Anchor {...rest} className={buttonClass} />
  )
}

interface IconButtonProps {
  /** For screen readers. */
  label: string
  bare?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A square button that holds one icon. */
export function IconButton({
  label,
  bare,
  className,
  ...rest
}: IconButtonProps & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={iconButtonClasses({ bare, className })}
    />
  )
}

/** A square link that holds one icon. */
export function IconLink({
  label,
  bare,
  className,
  ...rest
}: IconButtonProps & Omit<LinkProps, 'aria-label' | 'className'>) {
  return <Link {...rest} aria-label={label} className={iconButtonClasses({ bare, className })} />
}

function iconButtonClasses({
  bare = false,
  className,
}: Pick<IconButtonProps, 'bare' | 'className'>): string {
  return classes(
    'grid size-target flex-none place-items-center rounded-control border transition-colors duration-(--duration-quick)',
    'hover:border-ink hover:bg-paper-bright disabled:pointer-events-none disabled:opacity-38',
    'on-ink:hover:border-paper on-ink:hover:bg-ink-lift',
    bare ? 'border-transparent' : 'border-line-strong on-ink:border-line-dark',
    className,
  )
}

function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-[1.5px] border-current border-e-transparent motion-reduce:[animation-duration:3s]"
    />
  )
}

const BASE =
  'relative inline-flex items-center justify-center gap-2.5 rounded-control border font-strong leading-tight whitespace-nowrap transition-colors duration-(--duration-quick) disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand-deep disabled:text-ink-soft'

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-transparent bg-ink text-paper hover:bg-ink-lift active:bg-ink-deep on-ink:bg-brass on-ink:text-ink-deep',
  ghost:
    'border-control text-ink hover:border-ink hover:bg-paper-bright on-ink:border-control-dark on-ink:text-paper on-ink:hover:border-paper on-ink:hover:bg-ink-lift',
  danger: 'border-transparent text-danger hover:bg-danger-tint',
  brass: 'border-transparent bg-brass text-ink-deep hover:bg-[oklch(0.78_0.095_82)]',
}

const SIZES: Record<Size, string> = {
  m: 'min-h-12 px-6 text-small',
  s: 'min-h-11 px-4.5 text-label',
}

function buttonClasses({ variant = 'primary', size = 'm', className }: ButtonStyle): string {
  return classes(BASE, VARIANTS[variant], SIZES[size], className)
}
