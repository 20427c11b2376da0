import type { SavedProperty } from '#app/site/shortlist/load-saved-properties.server.ts'
import { formatArea, formatNumber, formatPrice } from '#app/ui/format.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as urls from '#app/urls.ts'
import { COUNT_NAMES, COUNTS } from '#domain/properties/property-counts.ts'

const ROWS: readonly { name: string; value: (property: SavedProperty) => string | false }[] = [
  { name: 'Price', value: formatPrice },
  { name: 'Price per m²', value: perSquareMetre },
  { name: 'Location', value: ({ location }) => location },
  { name: 'Category', value: ({ category }) => category },
  { name: 'Offered', value: ({ offer }) => offer },
  ...COUNT_NAMES.map((name) => ({
    name: COUNTS[name].label,
    value: ({ [name]: count }: SavedProperty) => count !== null && formatNumber(count),
  })),
  { name: 'Max area', value: ({ maxarea }) => maxarea !== null && formatArea(maxarea) },
]

/** Properties side by side. Rows without any value are left out. */
export function Comparison({ properties }: { properties: readonly SavedProperty[] }) {
  const rows = ROWS.filter(({ value }) => properties.some((property) => Boolean(value(property))))
  return (
    <section aria-label="Comparison" className="relative overflow-x-auto">
      <table className="w-full table-fixed border-collapse text-start">
        <caption className="sr-only">Homes side by side</caption>
        <colgroup>
          <col className="w-24 md:w-44" />
          {properties.map(({ id }) => (
            <col key={id} className="w-40 md:w-56" />
          ))}
        </colgroup>
        <thead>
          <tr className="align-top">
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            {properties.map((property) => (
              <th
                key={property.id}
                scope="col"
                className="group pb-6 ps-gutter text-start font-normal"
              >
                <Picture
                  photo={property.photo}
                  alt=""
                  sizes="(width < 64rem) 20rem, 30vw"
                  className="aspect-4/3"
                />
                <Link
                  to={urls.property(property.id)}
                  dir="auto"
                  className="mt-4 block font-display text-title-3 text-balance quiet-link hover:decoration-current"
                >
                  {property.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3.5 text-start text-small font-normal text-ink-soft">
                {name}
              </th>
              {properties.map((property) => (
                <td key={property.id} className="py-3.5 ps-gutter numerals">
                  {value(property) || <span aria-label="Not told">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PricedArea = Pick<SavedProperty, 'currency' | 'price' | 'maxarea'>

/** The price per square metre; empty if the price is not a number or the area is unknown. */
export function perSquareMetre({ currency, price, maxarea }: PricedArea): string {
  const digits = price.trim().replaceAll(',', '')
  if (!maxarea || !/^\d+(\.\d+)?$/.test(digits)) return ''
  return `${currency} ${formatNumber(Math.round(Number(digits) / maxarea))}`.trim()
}
