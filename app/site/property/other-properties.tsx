import { Pager } from '#app/ui/pager.tsx'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'

interface OtherPropertiesProps {
  properties: readonly CardProperty[]
  page: number
  pages: number
}

/** The other properties, four per page. Each page has its own URL and works without JavaScript. */
export function OtherProperties({ properties, page, pages }: OtherPropertiesProps) {
  if (properties.length === 0) return null
  return (
    <section
      id="others"
      aria-labelledby="other-properties"
      className="wrap py-section print:hidden"
    >
      <div className="mb-heading flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        <h2 id="other-properties" className="font-display text-display-2">
          Other properties
        </h2>
        {pages > 1 && (
          <Pager
            page={page}
            pages={pages}
            pageUrl={(to) => `?others=${to}${cursor(properties, to, page)}#others`}
            className="max-md:w-full"
          />
        )}
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

/** Keyset paging: the id after or before which the page begins, because an offset would be slow. */
function cursor(shown: readonly CardProperty[], to: number, page: number): string {
  if (to === 1) return ''
  return to > page ? `&before=${shown.at(-1)?.id}` : `&after=${shown[0]?.id}`
}
