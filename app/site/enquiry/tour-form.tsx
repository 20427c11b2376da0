import type { ReactNode } from 'react'

import { lazyComponent } from '#app/islands/lazy-component.tsx'
import { useWords } from '#app/language.tsx'
import type { TourChoices } from '#domain/enquiries/tours/tour-choices.ts'

import type { EnquiryField } from './enquiry-field.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryResult } from './enquiry-result.ts'
import { TourTimes } from './tour-times.tsx'
import { WORDS } from './words.ts'

const fieldsIn = (words: typeof WORDS.en): EnquiryField[] => [
  { name: 'name', label: words.name, autoComplete: 'name', half: true },
  { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel', half: true },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  {
    name: 'message',
    label: words.message,
    type: 'textarea',
    placeholder: words.messageOfTour,
    // As high as its text.
    className: 'min-h-11.5! resize-none! field-sizing-content py-2!',
  },
]

const TourSent = lazyComponent(async () => (await import('./tour-sent.tsx')).TourSent)

interface TourFormProps {
  homes: readonly { id: number; title: string }[]
  choices: TourChoices
  labelledBy: string
  result?: EnquiryResult | undefined
  /** Below the button. */
  foot?: ReactNode
}

/** The "Schedule a tour" form: a day and a time to tap, and who asks. */
export function TourForm({ homes, choices, labelledBy, result, foot }: TourFormProps) {
  const words = useWords(WORDS)
  const [first, ...others] = homes.map(({ id }) => id)
  return (
    <EnquiryForm
      kind="tour"
      labelledBy={labelledBy}
      fields={fieldsIn(words)}
      hidden={{
        property_id: first ?? '',
        ...(others.length > 0 && { other_property_ids: others.join() }),
      }}
      result={result}
      submit={words.scheduleTour}
      narrow
      className="mt-4 grid-cols-2! gap-3! [&_input]:min-h-11.5 [&_input]:py-2"
      renderFirst={(errors, values) => (
        <TourTimes
          isOneHome={others.length === 0}
          choices={choices}
          errors={errors}
          values={values}
        />
      )}
      renderSent={(sent) => <TourSent {...sent} homes={homes.map(({ title }) => title)} />}
      foot={foot}
    />
  )
}
