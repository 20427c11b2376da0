import { Pager } from '@/ui/pager'
import { PropertyCard, type PropertyOnCard } from '@/ui/property-card'

/** The other properties, four a page. Each page has its address, and works without JavaScript. */
export function Others({
  properties,
  page,
  pages,
}: {
  properties: readonly PropertyOnCard[]
  page: number
  pages: number
}) {
  if (properties.length === 0) return null
  return (
    <section
      id="others"
      aria-labelledby="other-properties"
      className="wrap py-section print:hidden"
    >
      <div className="mb-[clamp(1.75rem,3vw,2.75rem)] flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        <h2 id="other-properties" className="font-display text-display-2">
          Other properties
        </h2>
        <Pager
          page={page}
          pages={pages}
          hrefOf={(page) => `?others=${page}#others`}
          className="max-md:w-full"
        />
      </div>
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
    </section>
  )
}
