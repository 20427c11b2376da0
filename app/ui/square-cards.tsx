import { PropertyCard, type CardProperty } from './property-card.tsx'

export function SquareCards({ properties }: { properties: readonly CardProperty[] }) {
  // `sizes` is the width before cropping. A photo of 3:2 in a square is half as wide again as its box:
  // on a phone a box takes 43vw, and its photo 65vw.
  return (
    <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 md:gap-y-10 lg:grid-cols-4">
      {properties.map((property) => (
        <li key={property.id} className="flex flex-col">
          <PropertyCard
            property={property}
            shape="square"
            sizes="(width < 48rem) 65vw, (width < 64rem) 70vw, min(33vw, 29.5rem)"
            className="grow"
          />
        </li>
      ))}
    </ul>
  )
}
