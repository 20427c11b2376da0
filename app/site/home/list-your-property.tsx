import { NumberedSteps } from '#app/site/enquiry/numbered-steps.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import type { EnquiryField } from '#app/site/enquiry/enquiry-field.tsx'
import { EnquiryForm } from '#app/site/enquiry/enquiry-form.tsx'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', half: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', half: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'address',
    label: 'Address',
    autoComplete: 'address-line1',
    placeholder: 'Building or villa number, street, area',
  },
]

const STEPS = [
  'We call you back within one working day.',
  'We visit, measure and photograph the property.',
  'You read the listing before anyone else does.',
]

export function ListYourProperty({ result }: { result: EnquiryResult | undefined }) {
  return (
    <section id="listing" aria-labelledby="list-your-property" className="bg-sand py-section">
      <div className="wrap grid-12 items-start gap-y-10">
        <div className="col-span-full lg:col-span-5">
          <h2 id="list-your-property" className="font-display text-display-2">
            List your property
          </h2>
          <p className="mt-5 text-lead text-ink-soft">Four lines are enough to begin.</p>
          <NumberedSteps steps={STEPS} />
        </div>
        <EnquiryForm
          kind="listing"
          labelledBy="list-your-property"
          fields={FIELDS}
          result={result}
          submit="List your property"
          className="col-span-full lg:col-start-7"
        />
      </div>
    </section>
  )
}
