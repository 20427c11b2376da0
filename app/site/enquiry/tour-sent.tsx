import { dubaiInstant } from '#domain/dubai-time.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { Sent } from './sent.tsx'
import type { SentEnquiry } from './use-enquiry.ts'

interface TourSentProps extends SentEnquiry {
  /** The titles of the homes. */
  homes: readonly string[]
  onAgain: () => void
}

const NEXT = [
  'We confirm the time, or offer the nearest one that is free.',
  'You get the address of the meeting place with the confirmation.',
]

export function TourSent({ homes, ...sent }: TourSentProps) {
  const { tour_day: day, tour_time: time, name, phone, email, message } = sent.values ?? {}
  return (
    <Sent
      {...sent}
      id="tour-form"
      title="Your tour is requested"
      facts={{
        [homes.length > 1 ? 'Homes' : 'Home']: homes.join(' · '),
        'Day and time': day && time && formatTourTime(dubaiInstant(day, time).toISOString()),
        Message: message,
        Name: name,
        Phone: phone,
        Email: email,
      }}
      next={NEXT}
      again="Request another tour"
    >
      {sent.tour && (
        <a
          href={sent.tour}
          className="inline-flex min-h-target items-center text-small font-strong underline decoration-brass-deep underline-offset-4"
        >
          Your tour: change or cancel it
        </a>
      )}
    </Sent>
  )
}
