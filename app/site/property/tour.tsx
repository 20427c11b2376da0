import { ButtonLink } from '#app/ui/button.tsx'
import { ENQUIRY_MESSAGES, type EnquiryAnswer } from '#app/ui/enquiry-result.ts'
import { EnquiryForm, type EnquiryField } from '#app/ui/enquiry-form.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { Glyph } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price-and-area.tsx'
import { site, whatsappLink } from '#agency/profile.ts'

import type { ShownProperty } from './property-view.ts'

const FIELDS: readonly EnquiryField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    placeholder: 'Days and times that suit you',
    className: 'min-h-20!',
  },
]

/** When tours begin. Told by the server: the page need not bring along how it is worked out. */
interface TourHours {
  times: readonly string[]
  words: string
}

/** "Schedule a tour", beside the property; it stays in sight on a wide screen. */
export function Tour({
  property,
  hours: { times, words },
  answer,
}: {
  property: ShownProperty
  hours: TourHours
  answer: EnquiryAnswer | undefined
}) {
  return (
    <aside
      id="tour"
      aria-labelledby="schedule-a-tour"
      className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-span-4 lg:col-start-9 print:hidden"
    >
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-strong pb-4">
        <strong className="text-price whitespace-nowrap numerals">
          <Price of={property} />
        </strong>
        <Facts {...property} />
      </div>
      <h2 id="schedule-a-tour" className="font-display text-title-2">
        Schedule a tour
      </h2>
      <EnquiryForm
        form="tour"
        kind="tour"
        labelledBy="schedule-a-tour"
        fields={FIELDS}
        hidden={{ property_id: property.id }}
        messages={ENQUIRY_MESSAGES}
        answer={answer}
        submit="Schedule a tour"
        block
        className="mt-5 gap-4!"
        renderMore={(errors, kept) => (
          <>
            <Field label="Day" name="tour_day" optional error={errors['tour_day']}>
              <TextInput type="date" defaultValue={kept['tour_day']} />
            </Field>
            <Field label="Time in Dubai" name="tour_time" optional error={errors['tour_time']}>
              <Select defaultValue={kept['tour_time']}>
                <option value="">Choose</option>
                {times.map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </Select>
            </Field>
            <p className="col-span-full -mt-1.5 text-caption text-ink-mute">Tours: {words}.</p>
          </>
        )}
        renderSent={(tour) =>
          tour && (
            <a
              href={tour}
              className="inline-flex min-h-target items-center text-small font-[560] underline decoration-brass-deep underline-offset-4"
            >
              Change or cancel your tour
            </a>
          )
        }
        foot={
          <div className="mt-3 grid grid-cols-2 gap-2.5">
            <ButtonLink
              variant="ghost"
              href={whatsappLink(`I would like to know more about: ${property.title}`)}
              className="px-2"
            >
              <Glyph of="WhatsApp" size={17} />
              WhatsApp
            </ButtonLink>
            <ButtonLink variant="ghost" href={site.phones[0].href} className="px-2">
              <Icon of="phone" />
              Call
            </ButtonLink>
          </div>
        }
      />
    </aside>
  )
}
