import Link from 'next/link'
import type { ComponentProps } from 'react'

import { classes } from './classes'
import { Icon } from './icon'

/** A link that stands by itself: underlined in brass, with an arrow that moves on hover. */
export function TextLink({
  children,
  arrow = true,
  className,
  ...rest
}: ComponentProps<typeof Link> & { arrow?: boolean }) {
  return (
    <Link
      {...rest}
      className={classes(
        'group/link inline-flex min-h-target items-center gap-2 text-small font-[560]',
        className,
      )}
    >
      <span className="underlined group-hover/link:bg-[length:100%_2px]">{children}</span>
      {arrow && (
        <Icon
          of="arrow-right"
          className="transition-transform duration-(--duration-base) ease-calm group-hover/link:translate-x-1 motion-reduce:transform-none rtl:-scale-x-100"
        />
      )}
    </Link>
  )
}
