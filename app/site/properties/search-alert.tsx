import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'

export interface SearchAlertProps {
  /** The search in words. */
  conditions: readonly string[]
  posted: EnquiryResult | undefined
}

const TITLE = 'Tell me when one comes'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name and surname', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
]

/** A search that is left with the agency: a contact message, written from the search. */
export function SearchAlert({ conditions, posted }: SearchAlertProps) {
  return (
    <section
      aria-labelledby="search-alert"
      className="grid gap-4 bg-sand p-[clamp(1.25rem,2.2vw,2rem)]"
    >
      <h2 id="search-alert" className="font-display text-title-2">
        {TITLE}
      </h2>
      <p dir="auto" className="text-small wrap-anywhere text-ink-soft">
        {conditions.join(' · ')}
      </p>
      <EnquiryForm
        kind="contact"
        labelledBy="search-alert"
        fields={FIELDS}
        hidden={messageFor(conditions)}
        result={posted}
        submit={TITLE}
        narrow
        className="gap-y-4"
        foot={
          <p className="mt-3 text-caption text-ink-soft">
            One of us writes to you when it happens, and not before.
          </p>
        }
      />
    </section>
  )
}

function messageFor(conditions: readonly string[]) {
  const search = conditions.join(', ')
  return {
    subject: `${TITLE}: ${search}`.slice(0, 180),
    message: `Nothing was found for this search: ${search}. Please tell me when such a home comes.`,
  }
}
