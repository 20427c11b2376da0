import { Carousel } from '#app/ui/carousel.tsx'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

/** Three cards side by side, two on a tablet, and one with the edge of the next on a phone. */
export function Properties({ properties }: { properties: readonly CardProperty[] }) {
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-display-2">Properties for sale</h2>}
        itemsLabel="properties"
        empty="No properties available."
        intervalMs={4000}
        viewportClass="max-md:-mx-edge max-md:px-edge"
        rowClass="-ms-gutter"
        slideClass="basis-[86%] ps-gutter md:basis-1/2 lg:basis-1/3"
      >
        {properties.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            sizes="(width < 48rem) 118vw, (width < 64rem) 80vw, min(54vw, 47rem)"
            className="grow"
          />
        ))}
      </Carousel>
      <p className="mt-10">
        <TextLink to={urls.properties}>All properties</TextLink>
      </p>
    </div>
  )
}
