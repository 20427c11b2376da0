import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes'

type Variant = 'primary' | 'ghost' | 'brass'

interface Looks {
  variant?: Variant
  className?: string
}

export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: Looks & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={looks({ variant, className })} />
}

/** A link that looks like a button; within the site, or anywhere. */
export function ButtonLink({
  variant,
  className,
  href,
  children,
  ...rest
}: Looks & Omit<ComponentProps<'a'>, 'className'> & { href: string }) {
  const shape = looks({ variant, className })
  return href.startsWith('/') && !href.startsWith('/uploads/') ? (
    <Link {...rest} href={href} className={shape}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} className={shape}>
      {children}
    </a>
  )
}

interface IconLooks {
  label: string
  bare?: boolean
  className?: string
  children: ReactNode
}

export function IconButton({
  label,
  bare,
  className,
  ...rest
}: IconLooks & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={square({ bare, className })} />
  )
}

export function IconLink({ label, href, children }: IconLooks & { href: string }) {
  return (
    <Link href={href} aria-label={label} className={square({})} scroll={false}>
      {children}
    </Link>
  )
}

function square({ bare = false, className }: Pick<IconLooks, 'bare' | 'className'>): string {
  return classes(
    'grid size-target flex-none place-items-center rounded-control border transition-colors duration-(--duration-quick)',
    'hover:border-ink hover:bg-paper-bright disabled:pointer-events-none disabled:opacity-38',
    'on-ink:hover:border-paper on-ink:hover:bg-ink-lift',
    bare ? 'border-transparent' : 'border-line-strong on-ink:border-line-dark',
    className,
  )
}

const SHAPE =
  'relative inline-flex items-center justify-center gap-2.5 rounded-control border font-[560] leading-tight whitespace-nowrap transition-colors duration-(--duration-quick) disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand-deep disabled:text-ink-soft'

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-transparent bg-ink text-paper hover:bg-ink-lift active:bg-ink-deep on-ink:bg-brass on-ink:text-ink-deep',
  ghost:
    'border-control text-ink hover:border-ink hover:bg-paper-bright on-ink:border-control-dark on-ink:text-paper on-ink:hover:border-paper on-ink:hover:bg-ink-lift',
  brass: 'border-transparent bg-brass text-ink-deep hover:bg-[oklch(0.78_0.095_82)]',
}

function looks({ variant = 'primary', className }: Looks): string {
  return classes(SHAPE, VARIANTS[variant], 'min-h-12 px-6 text-small', className)
}
