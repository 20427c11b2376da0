import { useLanguage, useWords } from '#app/language.tsx'
import { dubaiInstant } from '#domain/dubai-time.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { Sent } from './sent.tsx'
import { WORDS as TOUR_WORDS } from './tour-words.ts'
import type { SentEnquiry } from './use-enquiry.ts'
import { WORDS } from './words.ts'

interface TourSentProps extends SentEnquiry {
  /** The titles of the homes. */
  homes: readonly string[]
  onAgain: () => void
}

export function TourSent({ homes, ...sent }: TourSentProps) {
  const language = useLanguage()
  const labels = useWords(WORDS)
  const words = useWords(TOUR_WORDS)
  const { tour_day: day, tour_time: time, name, phone, email, message } = sent.values ?? {}
  return (
    <Sent
      {...sent}
      id="tour-form"
      title={words.title}
      facts={{
        [homes.length > 1 ? words.homes : words.home]: homes.join(' · '),
        [words.dayAndTime]:
          day && time && formatTourTime(dubaiInstant(day, time).toISOString(), language),
        [labels.message]: message,
        [labels.name]: name,
        [labels.phone]: phone,
        [labels.email]: email,
      }}
      next={words.next}
      again={words.again}
    >
      {sent.tour && (
        <a
          href={sent.tour}
          className="inline-flex min-h-target items-center text-small font-strong underline decoration-brass-deep underline-offset-4"
        >
          {words.change}
        </a>
      )}
    </Sent>
  )
}
