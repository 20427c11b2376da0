import { CircleAlert, CircleCheck, Clock, Mail, type LucideIcon } from 'lucide-react'

import { dayAndTime, timeOf } from '#app/admin/dates.ts'
import { classes } from '#app/ui/classes.ts'
import type { Delivery } from '#domain/enquiries/inbox/inbox.ts'

/** Whether the letter of an enquiry has gone, and what the mail server said last. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { Icon, mark, words, more } = described(delivery)
  return (
    <div className="lg:text-end">
      <p
        className={classes(
          'inline-flex items-center gap-2',
          delivery.state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        <Icon aria-hidden="true" size={17} strokeWidth={1.35} className={`flex-none ${mark}`} />
        {words}
      </p>
      {more && (
        <p className="line-clamp-3 text-caption text-ink-mute wrap-anywhere" title={more}>
          {more}
        </p>
      )}
    </div>
  )
}

interface Described {
  Icon: LucideIcon
  mark: string
  words: string
  more?: string
}

function described(delivery: Delivery): Described {
  switch (delivery.state) {
    case 'off':
      return { Icon: Mail, mark: 'text-ink-mute', words: 'Not e-mailed' }
    case 'held':
      return { Icon: Mail, mark: 'text-ink-mute', words: 'Held back as spam' }
    case 'waiting':
      return {
        Icon: Clock,
        mark: 'text-brass-deep',
        words: `Waiting, next try ${timeOf(delivery.next_try_at)}`,
        more: [tries(delivery.tries), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'sent':
      return {
        Icon: CircleCheck,
        mark: 'text-success',
        words: delivery.perhaps_twice ? 'E-mailed, perhaps twice' : 'E-mailed',
        more: [dayAndTime(delivery.at), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'failed':
      return {
        Icon: CircleAlert,
        mark: 'text-danger',
        words: 'Failed to send email',
        more: delivery.why,
      }
  }
}

function tries(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'Tried once' : `Tried ${count} times`
}
