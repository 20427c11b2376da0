import { ArrowLeft, ArrowRight } from 'lucide-react'

import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

/** Previous and next. `ends` says what becomes of an arrow that leads nowhere. */
export function Pager({
  page,
  pages,
  onPage,
  thing = 'page',
  ends = 'disabled',
  className,
}: {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  thing?: string
  ends?: 'disabled' | 'hidden'
  className?: string
}) {
  const first = page <= 1
  const last = page >= pages
  return (
    <div className={classes('flex items-center gap-3', className)}>
      <span
        aria-live="polite"
        className="me-2 text-caption whitespace-nowrap text-ink-mute numerals"
      >
        {thing === 'page' ? `Page ${page} of ${pages}` : `${page} of ${pages}`}
      </span>
      {!(first && ends === 'hidden') && (
        <IconButton label={`Previous ${thing}`} disabled={first} onClick={() => onPage(page - 1)}>
          <ArrowLeft aria-hidden="true" size={17} strokeWidth={1.35} className="rtl:-scale-x-100" />
        </IconButton>
      )}
      {!(last && ends === 'hidden') && (
        <IconButton label={`Next ${thing}`} disabled={last} onClick={() => onPage(page + 1)}>
          <ArrowRight
            aria-hidden="true"
            size={17}
            strokeWidth={1.35}
            className="rtl:-scale-x-100"
          />
        </IconButton>
      )}
    </div>
  )
}
