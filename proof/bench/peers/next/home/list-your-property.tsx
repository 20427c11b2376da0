import { EnquiryForm } from '@/ui/enquiry-form'
import type { EnquiryField } from '@/ui/field'

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

export function ListYourProperty() {
  return (
    <section id="listing" aria-labelledby="list-your-property" className="bg-sand py-section">
      <div className="wrap grid-12 items-start gap-y-10">
        <div className="col-span-full lg:col-span-5">
          <h2 id="list-your-property" className="font-display text-display-2">
            List your property
          </h2>
          <p className="mt-5 text-lead text-ink-soft">Four lines are enough to begin.</p>
          <ol className="mt-8">
            {STEPS.map((step, at) => (
              <li
                key={step}
                className="grid grid-cols-[2.25rem_1fr] border-t border-line py-4 text-small"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-xl leading-[1.1] text-brass-deep"
                >
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <EnquiryForm
          form="listing"
          labelledBy="list-your-property"
          fields={FIELDS}
          submit="List your property"
          note="We use your details to answer this enquiry and for nothing else."
          className="col-span-full lg:col-start-7"
        />
      </div>
    </section>
  )
}
