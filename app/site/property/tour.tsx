import { staticIsland } from '#app/islands/static-island.tsx'
import { useWords } from '#app/language.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { EnquiryResult } from '#app/site/enquiry/enquiry-result.ts'
import { TourForm } from '#app/site/enquiry/tour-form.tsx'
import { BrandIcon, Icon } from '#app/ui/icon.tsx'
import type { TourChoices } from '#domain/enquiries/tours/tour-choices.ts'

import type { PropertyView } from './property-view.ts'
import { WORDS } from './words.ts'

const TourHead = staticIsland(async () => (await import('./tour-head.tsx')).TourHead)

/** The panel beside a home; it stays in view on wide screens. */
export const PANEL =
  'col-span-full bg-sand p-[clamp(1.5rem,2.2vw,2rem)] lg:sticky lg:top-below-header lg:col-span-4 lg:col-start-9 lg:[@media(max-height:60rem)]:top-auto lg:[@media(max-height:60rem)]:bottom-4 lg:[@media(max-height:60rem)]:self-end print:hidden'

interface TourPanelProps {
  property: PropertyView
  title: string
  tourChoices: TourChoices
  result: EnquiryResult | undefined
  contact: { whatsapp: string; call: string }
}

/** The "Schedule a tour" form beside the property. */
export function TourPanel({ property, title, ...rest }: TourPanelProps) {
  const { tourChoices, result, contact } = rest
  const words = useWords(WORDS)
  return (
    <aside id="tour" aria-labelledby="schedule-a-tour" className={PANEL}>
      <TourHead property={property} />
      <h2 id="schedule-a-tour" className="font-display text-title-2">
        {title}
      </h2>
      <TourForm
        homes={[property]}
        choices={tourChoices}
        labelledBy="schedule-a-tour"
        result={result}
        foot={
          <div className="mt-3 grid grid-cols-2 gap-2.5">
            <ButtonLink variant="ghost" href={contact.whatsapp} className="px-2">
              <BrandIcon brand="WhatsApp" size={17} />
              {words.whatsapp}
            </ButtonLink>
            <ButtonLink variant="ghost" href={contact.call} className="px-2">
              <Icon name="phone" />
              {words.call}
            </ButtonLink>
          </div>
        }
      />
    </aside>
  )
}
