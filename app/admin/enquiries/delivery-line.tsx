import { CircleAlert, CircleCheck, Clock, Mail, type LucideIcon } from 'lucide-react'

import { dayAndTime, formatTime } from '#app/admin/dates.ts'
import { classes } from '#app/ui/classes.ts'
import type { Delivery } from '#domain/enquiries/inbox/inbox.ts'

/** Whether an enquiry was emailed, and the mail server's last response. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { Icon, iconClass, label, details } = describeDelivery(delivery)
  return (
    <div className="lg:text-end">
      <p
        className={classes(
          'inline-flex items-center gap-2',
          delivery.state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        <Icon className={`flex-none ${iconClass}`} />
        {label}
      </p>
      {details && (
        <p className="line-clamp-3 text-caption text-ink-mute wrap-anywhere" title={details}>
          {details}
        </p>
      )}
    </div>
  )
}

interface DeliveryDescription {
  Icon: LucideIcon
  iconClass: string
  label: string
  details?: string
}

function describeDelivery(delivery: Delivery): DeliveryDescription {
  switch (delivery.state) {
    case 'off':
      return { Icon: Mail, iconClass: 'text-ink-mute', label: 'Not e-mailed' }
    case 'held':
      return { Icon: Mail, iconClass: 'text-ink-mute', label: 'Held back as spam' }
    case 'waiting':
      return {
        Icon: Clock,
        iconClass: 'text-brass-deep',
        label: `Waiting, next try ${formatTime(delivery.next_try_at)}`,
        details: [triesLabel(delivery.tries), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'sent':
      return {
        Icon: CircleCheck,
        iconClass: 'text-success',
        label: delivery.perhaps_twice ? 'E-mailed, perhaps twice' : 'E-mailed',
        details: [dayAndTime(delivery.at), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'failed':
      return {
        Icon: CircleAlert,
        iconClass: 'text-danger',
        label: 'Failed to send email',
        details: delivery.why,
      }
  }
}

function triesLabel(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'Tried once' : `Tried ${count} times`
}
