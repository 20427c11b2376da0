import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

/** A link that stands by itself: underlined in brass, with an arrow that moves on hover. */
export function TextLink({
  children,
  arrow = true,
  className,
  ...rest
}: LinkProps & { arrow?: boolean }) {
  return (
    <Link {...rest} className={classes('group/link', LOOK, className)}>
      <Words arrow={arrow}>{children}</Words>
    </Link>
  )
}

/** What looks like such a link at the foot of a card (`group/link`) that is one link as a whole. */
export function AsTextLink({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={LOOK}>
      <Words arrow>{children}</Words>
    </span>
  )
}

const LOOK = 'inline-flex min-h-target items-center gap-2 text-small font-[560]'

function Words({ children, arrow }: { children: ReactNode; arrow: boolean }) {
  return (
    <>
      <span className="underlined group-hover/link:bg-[length:100%_2px]">{children}</span>
      {arrow && (
        <Icon
          of="arrow-right"
          className="flex-none transition-transform duration-(--duration-base) ease-calm group-hover/link:translate-x-1 motion-reduce:transform-none rtl:-scale-x-100"
        />
      )}
    </>
  )
}
