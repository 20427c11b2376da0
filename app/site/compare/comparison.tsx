import type { ShownHome } from '#app/site/shortlist/load-saved-properties.server.ts'
import { area, number, priceOf } from '#app/ui/format.ts'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'

import { perSquareMetre } from './per-square-metre.ts'

const ROWS: readonly { name: string; of: (home: ShownHome) => string | false }[] = [
  { name: 'Price', of: priceOf },
  { name: 'Price per m²', of: perSquareMetre },
  { name: 'Location', of: ({ location }) => location },
  { name: 'Category', of: ({ category }) => category },
  { name: 'Offered', of: ({ offer }) => offer },
  { name: 'Bedrooms', of: ({ bedroom }) => bedroom !== null && number(bedroom) },
  { name: 'Bathrooms', of: ({ bathroom }) => bathroom !== null && number(bathroom) },
  { name: 'Max area', of: ({ maxarea }) => maxarea !== null && area(maxarea) },
]

/** Homes side by side, a column each. What none of them tells is left out. */
export function Comparison({ homes }: { homes: readonly ShownHome[] }) {
  const told = ROWS.filter(({ of }) => homes.some((home) => Boolean(of(home))))
  return (
    <section aria-label="Comparison" className="relative overflow-x-auto">
      <table className="w-full table-fixed border-collapse text-start">
        <caption className="sr-only">Homes side by side</caption>
        <colgroup>
          <col className="w-24 md:w-44" />
          {homes.map(({ id }) => (
            <col key={id} className="w-40 md:w-56" />
          ))}
        </colgroup>
        <thead>
          <tr className="align-top">
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col" className="group pb-6 ps-gutter text-start font-normal">
                <Picture
                  photo={home.photo}
                  alt=""
                  sizes="(width < 64rem) 20rem, 30vw"
                  className="aspect-4/3"
                />
                <Link
                  to={`/properties2/${home.id}`}
                  className="mt-4 block font-display text-title-3 text-balance underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  {home.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ name, of }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3.5 text-start text-small font-normal text-ink-soft">
                {name}
              </th>
              {homes.map((home) => (
                <td key={home.id} className="py-3.5 ps-gutter numerals">
                  {of(home) || <span aria-label="Not told">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
