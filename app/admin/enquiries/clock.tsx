import { dayAndTime } from '#app/admin/dates.ts'
import { classes } from '#app/ui/classes.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { describeClock, type ClockLook } from './enquiry-labels.ts'

interface ClockProps {
  enquiry: Pick<Enquiry, 'clock' | 'created_at'> & { promised_until?: string | null }
  className?: string
}

/**
 * How much of the promised time is left, or whether the answer came within it; the day of the enquiry
 * where nothing was promised. It needs no timer: the page fetches the enquiry again every few seconds.
 */
export function Clock({ enquiry, className }: ClockProps) {
  const { clock, promised_until = null, created_at } = enquiry
  if (!clock)
    return (
      <p className={classes('text-label text-ink-soft numerals', className)}>
        {dayAndTime(created_at)}
      </p>
    )
  const { text, state, share } = describeClock(clock, promised_until)
  const { label, bar } = LOOKS[state]
  return (
    <p className={classes('grid gap-1.25 text-label leading-tight numerals', className)}>
      <span className={label}>{text}</span>
      <span aria-hidden="true" className="h-0.75 bg-sand-deep">
        <span
          className={classes('block h-full', bar)}
          style={{ inlineSize: `${Math.max(2, share * 100)}%` }}
        />
      </span>
    </p>
  )
}

const LOOKS: Record<ClockLook['state'], Record<'label' | 'bar', string>> = {
  running: { label: 'font-strong text-brass-deep', bar: 'bg-brass-deep' },
  late: { label: 'font-strong text-danger', bar: 'bg-danger' },
  answered: { label: 'text-ink', bar: 'bg-ink' },
}
