import { useWords } from '#app/language.tsx'

import { IconButton, IconLink } from './button.tsx'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'
import { Icon } from './icon.tsx'
import { WORDS } from './words.ts'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  /** For pages without a URL of their own: called with the new page. */
  onPage?: (page: number) => void
  /** For pages with a URL of their own. */
  pageUrl?: (page: number) => string
  /** What one page is called. */
  unit?: 'page' | 'photo'
  className?: string
}

export function Pager({ page, pages, className, unit = 'page', ...arrow }: PagerProps) {
  const words = useWords(WORDS)
  const isPhoto = unit === 'photo'
  const position = isPhoto ? words.photoOf : words.pageOf
  return (
    <div className={classes('flex items-center gap-3', className)}>
      <span
        aria-live="polite"
        className="me-2 text-caption whitespace-nowrap text-ink-mute numerals max-md:me-auto"
      >
        {position(formatNumber(page), formatNumber(pages))}
      </span>
      <Arrow
        {...arrow}
        icon="arrow-left"
        label={isPhoto ? words.previousPhoto : words.previousPage}
        to={page - 1}
        pages={pages}
      />
      <Arrow
        {...arrow}
        icon="arrow-right"
        label={isPhoto ? words.nextPhoto : words.nextPage}
        to={page + 1}
        pages={pages}
      />
    </div>
  )
}

interface ArrowProps extends Pick<PagerProps, 'pages' | 'onPage' | 'pageUrl'> {
  label: string
  icon: 'arrow-left' | 'arrow-right'
  to: number
}

function Arrow({ label, icon, to, pages, onPage, pageUrl }: ArrowProps) {
  const isDisabled = to < 1 || to > pages
  const button = { label, children: <Icon name={icon} className="rtl:-scale-x-100" /> }
  if (pageUrl && !isDisabled) return <IconLink {...button} to={pageUrl(to)} preventScrollReset />
  return <IconButton {...button} disabled={isDisabled} onClick={() => onPage?.(to)} />
}
