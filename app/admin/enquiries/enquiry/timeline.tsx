import {
  Bell,
  CalendarClock,
  CalendarDays,
  Mail,
  MoveRight,
  Phone,
  StickyNote,
  UserCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { DeliveryIcon, DeliveryLine } from '#app/admin/enquiries/delivery-line.tsx'
import { PrivatePhotos } from '#app/admin/enquiries/private-photos.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { classes } from '#app/ui/classes.ts'
import { BrandIcon } from '#app/ui/icon.tsx'
import type { EnquiryDetail, EnquiryEvent } from '#domain/enquiries/follow-up/answer.ts'

import type { EnquiryControls } from './use-enquiry.ts'

interface TimelineProps {
  detail: EnquiryDetail
  controls: EnquiryControls
  canSend: boolean
}

/** What was written, and everything that was done about it, in the order in which it happened. */
export function Timeline({ detail: { enquiry, events }, controls, canSend }: TimelineProps) {
  const { id, message, photos, created_at, delivery, spam } = enquiry
  return (
    <ol aria-label="What happened" className="my-5">
      <Entry icon={<Mail />} at={created_at}>
        <p dir="auto" className="max-w-136 text-small whitespace-pre-line wrap-anywhere">
          {message || <span className="text-ink-mute">No message.</span>}
        </p>
        {photos.length > 0 && (
          <PrivatePhotos enquiry={id} names={photos} fileNames={enquiry.photo_file_names} />
        )}
      </Entry>
      <Entry icon={<DeliveryIcon delivery={delivery} />}>
        <DeliveryLine delivery={delivery} />
        {canSend && !spam && (
          <TextButton
            className="-mx-2 -mb-2"
            disabled={controls.isBusy}
            onClick={() => void controls.resend()}
          >
            Send again
          </TextButton>
        )}
      </Entry>
      {events.map((event) => (
        <Entry
          key={event.id}
          icon={<EventIcon what={event.what} />}
          at={event.at}
          isFailed={event.email_state === 'failed'}
        >
          <EventText event={event} />
          {event.what === 'email' && event.email_state === 'failed' && (
            <TextButton
              danger
              className="-mx-2 -mb-2"
              disabled={controls.isBusy}
              onClick={() => void controls.retry()}
            >
              Try again
            </TextButton>
          )}
        </Entry>
      ))}
    </ol>
  )
}

interface EntryProps {
  icon: ReactNode
  at?: string
  isFailed?: boolean
  children: ReactNode
}

function Entry({ icon, at, isFailed = false, children }: EntryProps) {
  return (
    <li
      className={classes(
        'group/entry relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2 text-label leading-normal sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
        // The line between the signs.
        'before:absolute before:inset-y-0 before:start-3 before:border-s before:border-line-strong first:before:top-3 last:before:bottom-auto last:before:h-3 only:before:hidden',
        isFailed && 'text-danger',
      )}
    >
      <span
        className={classes(
          'relative mt-0.5 grid size-5.5 place-items-center self-start justify-self-center bg-paper',
          isFailed ? 'text-danger' : 'text-ink-soft',
        )}
      >
        {icon}
      </span>
      <div className="min-w-0">{children}</div>
      {at && (
        <time
          dateTime={at}
          className="text-caption whitespace-nowrap text-ink-mute numerals max-sm:col-start-2"
        >
          {dayAndTime(at)}
        </time>
      )}
    </li>
  )
}

const ICONS: Record<string, LucideIcon> = {
  note: StickyNote,
  stage: MoveRight,
  assigned: UserCheck,
  'next-step': CalendarClock,
  email: Mail,
  'portal-email': Mail,
  call: Phone,
  tour: CalendarDays,
}

function EventIcon({ what }: Pick<EnquiryEvent, 'what'>) {
  if (what === 'whatsapp') return <BrandIcon brand="WhatsApp" size={15} />
  const Icon = ICONS[what] ?? Bell
  return <Icon />
}

function EventText({ event }: { event: EnquiryEvent }) {
  const { what, text, who, email_last_words } = event
  if (what === 'note')
    return (
      <p
        dir="auto"
        className="border border-line bg-paper-bright px-3 py-2 whitespace-pre-line wrap-anywhere"
      >
        {text} {who && <span className="text-ink-soft">{who}</span>}
      </p>
    )
  const heading = headingOf(event)
  return (
    <>
      <p className="wrap-anywhere">
        {heading || <span dir="auto">{text}</span>}
        {who && <span className="text-ink-soft"> · {who}</span>}
      </p>
      {event.email_state === 'failed' && email_last_words && (
        <p className="text-caption wrap-anywhere">{email_last_words}</p>
      )}
      {heading && text && (
        <p
          dir="auto"
          className="mt-1 line-clamp-6 max-w-136 whitespace-pre-line text-ink-soft wrap-anywhere"
        >
          {text}
        </p>
      )}
    </>
  )
}

const EMAIL_STATES: Record<string, string> = {
  waiting: 'E-mail waiting to be sent',
  sending: 'E-mail being sent',
  sent: 'E-mail sent',
  failed: 'Failed to send email',
  held: 'E-mail held back',
}

/** In front of the text; empty where the text says all. */
function headingOf({ what, email_state, email_subject }: EnquiryEvent): string {
  if (what === 'whatsapp') return 'Answered by WhatsApp'
  if (what === 'call') return 'Reached by phone'
  if (what === 'next-step') return 'Next step'
  if (what !== 'email') return ''
  return [EMAIL_STATES[email_state ?? ''] ?? 'E-mail', email_subject].filter(Boolean).join(': ')
}
