import { site, whatsappLink } from '@/content/agency'
import { OPENING_IN_WORDS, TIMES } from '@/content/tour-hours'
import { ButtonLink } from '@/ui/button'
import { EnquiryForm } from '@/ui/enquiry-form'
import { Facts } from '@/ui/facts'
import type { EnquiryField } from '@/ui/field'
import { Glyph } from '@/ui/glyph'
import { Icon } from '@/ui/icon'
import { Price } from '@/ui/measure'

import type { ShownProperty } from './shown-property'

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
  { name: 'tour_day', label: 'Day', type: 'date', half: true, optional: true },
  {
    name: 'tour_time',
    label: 'Time in Dubai',
    type: 'select',
    options: TIMES,
    half: true,
    optional: true,
  },
]

/** "Schedule a tour", beside the property; it stays in sight on a wide screen. */
export function Tour({ property }: { property: ShownProperty }) {
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
        labelledBy="schedule-a-tour"
        fields={FIELDS}
        hidden={{ property_id: property.id }}
        hint={
          <p className="col-span-full -mt-1.5 text-caption text-ink-mute">
            Tours: {OPENING_IN_WORDS}.
          </p>
        }
        submit="Schedule a tour"
        block
        className="mt-5 gap-4!"
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
