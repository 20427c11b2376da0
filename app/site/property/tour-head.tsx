import { Price } from '#app/ui/price-and-area.tsx'
import { RoomFacts } from '#app/ui/room-facts.tsx'

import type { PropertyView } from './property-view.ts'

/** Price and rooms, repeated above the tour form. */
export function TourHead({ property }: { property: PropertyView }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-strong pb-3">
      <strong className="text-price whitespace-nowrap numerals">
        <Price property={property} />
      </strong>
      <RoomFacts {...property} />
    </div>
  )
}
