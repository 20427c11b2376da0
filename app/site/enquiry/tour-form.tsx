import type { ReactNode } from 'react'

import { lazyComponent } from '#app/islands/lazy-component.tsx'
import type { TourChoices } from '#domain/enquiries/tours/tour-choices.ts'

import type { EnquiryField } from './enquiry-field.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryResult } from './enquiry-result.ts'
import { TourTimes } from './tour-times.tsx'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', half: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', half: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    placeholder: 'Written when you choose a time',
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
  const [first, ...others] = homes.map(({ id }) => id)
  return (
    <EnquiryForm
      kind="tour"
      labelledBy={labelledBy}
      fields={FIELDS}
      hidden={{
        property_id: first ?? '',
        ...(others.length > 0 && { other_property_ids: others.join() }),
      }}
      result={result}
      submit="Schedule a tour"
      narrow
      className="mt-4 grid-cols-2! gap-3! [&_input]:min-h-11.5 [&_input]:py-2"
      renderFirst={(errors, values) => (
        <TourTimes
          homes={others.length > 0 ? 'these homes' : 'this home'}
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
