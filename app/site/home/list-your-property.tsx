import { useWords } from '#app/language.tsx'
import { NumberedSteps } from '#app/site/enquiry/numbered-steps.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'

import { WORDS } from './words.ts'

const fields = (words: (typeof WORDS)['en']): EnquiryField[] => [
  { name: 'name', label: words.name, autoComplete: 'name', half: true },
  { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel', half: true },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  {
    name: 'address',
    label: words.address,
    autoComplete: 'address-line1',
    placeholder: words.addressHint,
  },
]

export function ListYourProperty({ result }: { result: EnquiryResult | undefined }) {
  const words = useWords(WORDS)
  return (
    <section id="listing" aria-labelledby="list-your-property" className="bg-sand py-section">
      <div className="wrap grid-12 items-start gap-y-10">
        <div className="col-span-full lg:col-span-5">
          <h2 id="list-your-property" className="font-display text-display-2">
            {words.list}
          </h2>
          <p className="mt-5 text-lead text-ink-soft">{words.fourLines}</p>
          <NumberedSteps steps={words.steps} />
        </div>
        <EnquiryForm
          kind="listing"
          labelledBy="list-your-property"
          fields={fields(words)}
          result={result}
          submit={words.list}
          className="col-span-full lg:col-start-7"
        />
      </div>
    </section>
  )
}
