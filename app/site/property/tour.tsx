import { ButtonLink } from '#app/ui/button.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import { EnquiryForm, type EnquiryField } from '#app/site/enquiry/enquiry-form.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price-and-area.tsx'
import { RoomFacts } from '#app/ui/room-facts.tsx'
import { profile, whatsappLink } from '#agency/profile.ts'

import type { PropertyView } from './property-view.ts'

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

interface TourPanelProps {
  property: PropertyView
  /** Comes with the loader data, so that its code stays out of the browser. */
  tourHours: { times: readonly string[]; description: string }
  result: EnquiryResult | undefined
  whatsappText: string
}

/** The "Schedule a tour" form beside the property; it stays in view on wide screens. */
export function TourPanel({ property, tourHours, result, whatsappText }: TourPanelProps) {
  return (
    <aside
      id="tour"
      aria-labelledby="schedule-a-tour"
      className="col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:sticky lg:top-below-header lg:col-span-4 lg:[@media(max-height:60rem)]:top-auto lg:[@media(max-height:60rem)]:bottom-4 lg:[@media(max-height:60rem)]:self-end lg:col-start-9 print:hidden"
    >
      <div className="mb-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-strong pb-4">
        <strong className="text-price whitespace-nowrap numerals">
          <Price property={property} />
        </strong>
        <RoomFacts {...property} />
      </div>
      <h2 id="schedule-a-tour" className="font-display text-title-2">
        Schedule a tour
      </h2>
      <EnquiryForm
        kind="tour"
        labelledBy="schedule-a-tour"
        fields={FIELDS}
        hidden={{ property_id: property.id }}
        result={result}
        submit="Schedule a tour"
        narrow
        className="mt-5 gap-4!"
        renderMore={(errors, values) => (
          <TourTimeFields tourHours={tourHours} errors={errors} values={values} />
        )}
        renderSent={(tourUrl) =>
          tourUrl && (
            <a
              href={tourUrl}
              className="inline-flex min-h-target items-center text-small font-strong underline decoration-brass-deep underline-offset-4"
            >
              Change or cancel your tour
            </a>
          )
        }
        foot={
          <div className="mt-3 grid grid-cols-2 gap-2.5">
            <ButtonLink variant="ghost" href={whatsappLink(whatsappText)} className="px-2">
              <BrandIcon brand="WhatsApp" size={17} />
              WhatsApp
            </ButtonLink>
            <ButtonLink variant="ghost" href={profile.phones[0].href} className="px-2">
              <Icon name="phone" />
              Call
            </ButtonLink>
          </div>
        }
      />
    </aside>
  )
}

interface TourTimeFieldsProps extends Pick<TourPanelProps, 'tourHours'> {
  errors: Record<string, string>
  values: Record<string, string>
}

function TourTimeFields({ tourHours, errors, values }: TourTimeFieldsProps) {
  return (
    <>
      <Field label="Day" name="tour_day" optional error={errors['tour_day']}>
        <TextInput type="date" defaultValue={values['tour_day']} />
      </Field>
      <Field label="Time in Dubai" name="tour_time" optional error={errors['tour_time']}>
        <Select defaultValue={values['tour_time']}>
          <option value="">Choose</option>
          {tourHours.times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      </Field>
      <p className="col-span-full -mt-1.5 text-caption text-ink-mute">
        Tours: {tourHours.description}.
      </p>
    </>
  )
}
