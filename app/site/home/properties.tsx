import { Carousel } from '#app/ui/carousel.tsx'
import { EmptyState } from '#app/ui/empty.tsx'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'

const INTERVAL_MS = 4000

/** Three cards side by side, two on a tablet, and one with the edge of the next on a phone. */
export function Properties({ properties }: { properties: readonly CardProperty[] }) {
  const title = <h2 className="font-display text-display-2">Properties for sale</h2>
  return (
    <div className="wrap py-section">
      {properties.length === 0 ? (
        <>
          <div className="mb-8">{title}</div>
          <EmptyState>No properties available.</EmptyState>
        </>
      ) : (
        <Carousel
          title={title}
          itemsLabel="properties"
          intervalMs={INTERVAL_MS}
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
      )}
      <p className="mt-10">
        <TextLink to={urls.properties}>All properties</TextLink>
      </p>
    </div>
  )
}
