import { classes } from '#app/ui/classes.ts'
import { POST_STATUS_NAMES, type PostStatus } from '#domain/posts/post-status.ts'
import { STATUS_NAMES, type PropertyStatus } from '#domain/properties/publication.ts'

interface Look {
  /** The path of a sign of 12 by 12 units: statuses differ without colours, too. */
  sign: string
  isFilled?: boolean
  className: string
}

const DOT = 'M6 2.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7Z'

const LOOKS: Record<PropertyStatus | PostStatus, Look> = {
  draft: { sign: DOT, className: 'border-dashed border-control text-ink-soft' },
  scheduled: {
    sign: 'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10ZM6 3.2V6l2 1.4',
    className: 'border-brass-deep bg-paper-bright text-brass-deep',
  },
  published: { sign: DOT, isFilled: true, className: 'border-ink bg-paper-bright' },
  under_offer: {
    sign: 'M6 2.5a3.5 3.5 0 0 0 0 7Z',
    isFilled: true,
    className: 'border-brass-deep bg-paper-bright text-brass-deep',
  },
  sold: { sign: 'M2 6.5 5 9l5-6', className: 'border-ink bg-ink text-paper' },
  rented: {
    sign: 'M3.5 6a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM5 6.5 10 1.5M8 3.5l1.5 1.5',
    className: 'border-ink bg-ink text-paper',
  },
  hidden: {
    sign: 'M1 6c3-4 7-4 10 0c-3 4-7 4-10 0ZM2 10.5l8-9',
    className: 'border-sand bg-sand text-ink-soft',
  },
}

const NAMES = { ...POST_STATUS_NAMES, ...STATUS_NAMES }

export function StatusChip({ status }: { status: PropertyStatus | PostStatus }) {
  const { sign, isFilled = false, className } = LOOKS[status]
  return (
    <span
      className={classes(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-control border px-2 text-caption font-strong whitespace-nowrap',
        className,
      )}
    >
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        className="size-3 flex-none"
      >
        <path d={sign} />
      </svg>
      {NAMES[status]}
    </span>
  )
}
