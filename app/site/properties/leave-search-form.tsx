import { useWords } from '#app/language.tsx'
import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'

import { WORDS } from './nothing-found-words.ts'
import { LEAVE_SEARCH_TITLE } from './use-search.ts'

export interface LeaveSearchFormProps {
  /** The search in words. */
  conditions: readonly string[]
  posted: EnquiryResult | undefined
}

type Words = (typeof WORDS)['en']

const fields = ({ name, email, phone }: Words): EnquiryField[] => [
  { name: 'name', label: name, autoComplete: 'name' },
  { name: 'email', label: email, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: phone, type: 'tel', autoComplete: 'tel' },
]

/** A search that is left with the agency: a contact message, written from the search. */
export function LeaveSearchForm({ conditions, posted }: LeaveSearchFormProps) {
  const words = useWords(WORDS)
  return (
    <section
      aria-labelledby={LEAVE_SEARCH_TITLE}
      className="grid gap-4 bg-sand p-[clamp(1.25rem,2.2vw,2rem)]"
    >
      <h2 id={LEAVE_SEARCH_TITLE} className="font-display text-title-2">
        {words.tellMe}
      </h2>
      <p dir="auto" className="text-small wrap-anywhere text-ink-soft">
        {conditions.join(' · ')}
      </p>
      <EnquiryForm
        kind="contact"
        labelledBy={LEAVE_SEARCH_TITLE}
        fields={fields(words)}
        hidden={messageFor(conditions, words)}
        result={posted}
        submit={words.tellMe}
        narrow
        className="gap-y-4"
        foot={<p className="mt-3 text-caption text-ink-soft">{words.onlyThen}</p>}
      />
    </section>
  )
}

function messageFor(conditions: readonly string[], words: Words) {
  const search = conditions.join(words.comma)
  return {
    subject: `${words.tellMe}: ${search}`.slice(0, 180),
    message: words.message(search),
  }
}
