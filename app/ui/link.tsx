import { Link as RouterLink, type LinkProps } from 'react-router'

export type { LinkProps }

/**
 * A link within the site. The server writes the plain anchor that it is until the page is alive:
 * React Router's works its address out anew, which took a twentieth of every page's time.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink

function WrittenLink(props: LinkProps) {
  const { to, prefetch, viewTransition, preventScrollReset, reloadDocument, children, ...rest } =
    props
  if (typeof to !== 'string' || !PLAIN.test(to)) return <RouterLink {...props} />
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}

/** What is written as it stands. */
const PLAIN = /^\/[\w-]*(\/[\w-]+)*$/
