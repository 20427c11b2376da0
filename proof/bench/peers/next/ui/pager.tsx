import { IconButton, IconLink } from './button'
import { classes } from './classes'
import { number } from './format'
import { Icon } from './icon'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  /** Either turns the page here … */
  onPage?: (page: number) => void
  /** … or says where each page stands. */
  hrefOf?: (page: number) => string
  thing?: string
  /** What becomes of an arrow that leads nowhere. */
  ends?: 'disabled' | 'hidden'
  className?: string
}

/** Previous and next, and where one is. */
export function Pager({ page, pages, className, thing = 'page', ...turning }: PagerProps) {
  return (
    <div className={classes('flex items-center gap-3', className)}>
      <span
        aria-live="polite"
        className="me-2 text-caption whitespace-nowrap text-ink-mute numerals max-md:me-auto"
      >
        {`${thing === 'page' ? 'Page ' : ''}${number(page)} of ${number(pages)}`}
      </span>
      <Turn {...turning} label={`Previous ${thing}`} to={page - 1} pages={pages}>
        <Icon of="arrow-left" className="rtl:-scale-x-100" />
      </Turn>
      <Turn {...turning} label={`Next ${thing}`} to={page + 1} pages={pages}>
        <Icon of="arrow-right" className="rtl:-scale-x-100" />
      </Turn>
    </div>
  )
}

function Turn({
  label,
  to,
  pages,
  onPage,
  hrefOf,
  ends = 'disabled',
  children,
}: Pick<PagerProps, 'pages' | 'onPage' | 'hrefOf' | 'ends'> & {
  label: string
  to: number
  children: React.ReactNode
}) {
  const nowhere = to < 1 || to > pages
  if (nowhere && ends === 'hidden') return null
  if (hrefOf && !nowhere)
    return (
      <IconLink label={label} href={hrefOf(to)}>
        {children}
      </IconLink>
    )
  return (
    <IconButton label={label} disabled={nowhere} onClick={onPage && (() => onPage(to))}>
      {children}
    </IconButton>
  )
}
