import { CircleAlert, CircleCheck, Clock, Mail, type LucideIcon } from 'lucide-react'

import { dayAndTime, formatTime } from '#app/admin/dates.ts'
import { classes } from '#app/ui/classes.ts'
import * as urls from '#app/urls.ts'
import type { Delivery } from '#domain/enquiries/inbox/inbox.ts'

/** Whether an enquiry was emailed, and the mail server's last response. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { label, details } = describeDelivery(delivery)
  return (
    <>
      <p className={delivery.state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft'}>
        {label}
      </p>
      {details && (
        <p className="line-clamp-3 text-caption text-ink-mute wrap-anywhere" title={details}>
          {details}
        </p>
      )}
    </>
  )
}

export function DeliveryIcon({ delivery }: { delivery: Delivery }) {
  const [Icon, color] = ICONS[delivery.state]
  return <Icon className={color} />
}

function describeDelivery(delivery: Delivery): { label: string; details?: string } {
  switch (delivery.state) {
    case 'off':
      return { label: 'Not e-mailed' }
    case 'held':
      return { label: 'Held back as spam' }
    case 'waiting':
      return {
        label: `Waiting, next try ${formatTime(delivery.next_try_at)}`,
        details: [triesLabel(delivery.tries), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'sent':
      return {
        label: delivery.perhaps_twice ? 'E-mailed, perhaps twice' : 'E-mailed',
        details: [dayAndTime(delivery.at), delivery.last_words].filter(Boolean).join(' · '),
      }
    case 'failed':
      return { label: 'Failed to send email', details: delivery.why }
  }
}

const ICONS: Record<Delivery['state'], [icon: LucideIcon, color: string]> = {
  off: [Mail, 'text-ink-mute'],
  held: [Mail, 'text-ink-mute'],
  waiting: [Clock, 'text-brass-deep'],
  sent: [CircleCheck, 'text-success'],
  failed: [CircleAlert, 'text-danger'],
}

function triesLabel(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'Tried once' : `Tried ${count} times`
}
