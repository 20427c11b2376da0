import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type TextLinkProps = LinkProps & { arrow?: boolean }

/** A link on a line of its own, underlined, with an arrow that moves on hover. */
export function TextLink({ children, arrow = true, className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={classes('group/link action-link', className)}>
      <LinkText arrow={arrow}>{children}</LinkText>
    </Link>
  )
}

/** Looks like a TextLink, inside a card (`group/link`) that is a link as a whole. */
export function TextLinkLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="action-link">
      <LinkText arrow>{children}</LinkText>
    </span>
  )
}

function LinkText({ children, arrow }: { children: ReactNode; arrow: boolean }) {
  return (
    <>
      <span className="underlined group-hover/link:bg-[length:100%_2px]">{children}</span>
      {arrow && (
        <Icon
          name="arrow-right"
          className="flex-none transition-transform duration-(--duration-base) ease-calm group-hover/link:translate-x-1 rtl:group-hover/link:-translate-x-1 motion-reduce:transform-none rtl:-scale-x-100"
        />
      )}
    </>
  )
}
