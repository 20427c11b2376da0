import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { formatNumber } from '#app/ui/format.ts'
import type { Figures } from '#domain/figures/report.ts'

interface ListSectionProps {
  id: string
  title: string
  about: string
  action: ReactNode
  children: ReactNode
}

/** A heading with a button beside it, and a table. */
export function ListSection({ id, title, about, action, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-subsection min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line-strong pb-3">
        <div>
          <h2 id={id} className="font-display text-title-2">
            {title}
          </h2>
          <p className="text-caption text-ink-soft">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

interface TopListingsProps {
  listings: Figures['listings']
  /** Where the figures of one listing are. */
  urlOf: (id: number) => string
}

export function TopListings({ listings, urlOf }: TopListingsProps) {
  if (listings.length === 0)
    return <p className="py-6 text-small text-ink-soft">No listing was looked at in this period.</p>
  const further = 'text-end max-md:hidden'
  return (
    <table className="w-full text-small numerals [&_td]:py-2.5 [&_td]:ps-4 [&_th]:py-2.5 [&_th]:font-normal">
      <caption className="sr-only">Listings with the most views</caption>
      <thead className="border-b border-line text-caption text-ink-soft [&_th:not(:first-child)]:ps-4">
        <tr>
          <th scope="col" className="text-start">
            Listing
          </th>
          <th scope="col" className="text-end">
            Views
          </th>
          <th scope="col" className="text-end">
            Enquiries
          </th>
          <th scope="col" className={further}>
            Taps
          </th>
          <th scope="col" className={further}>
            Brochures
          </th>
          <th scope="col" className={further}>
            Enquiries in 100 views
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map(({ id, title, reference, photo, ...counts }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="text-start">
              <span className="flex items-center gap-3.5">
                <Thumbnail name={photo} />
                <span className="min-w-0">
                  <Link
                    to={urlOf(id)}
                    dir="auto"
                    className="font-display text-title-4 wrap-anywhere quiet-link"
                  >
                    {title}
                  </Link>
                  <span className="block text-caption text-ink-soft">{reference}</span>
                </span>
              </span>
            </th>
            <td className="text-end">{formatNumber(counts.views)}</td>
            <td className="text-end">{formatNumber(counts.enquiries)}</td>
            <td className={further}>{formatNumber(counts.calls + counts.whatsapp)}</td>
            <td className={further}>{formatNumber(counts.brochures)}</td>
            <td className={further}>{((counts.enquiries / counts.views) * 100).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Thumbnail({ name }: { name: string | null }) {
  const box = 'aspect-4/3 w-18 flex-none max-md:w-14'
  if (!name) return <span className={`${box} bg-sand`} />
  return <img src={thumbnailUrl(name)} alt="" loading="lazy" className={`${box} object-cover`} />
}

const SOURCE_NAMES: Record<string, string> = {
  direct: 'Typed, bookmarked or not said',
  other: 'Other',
}

export function Sources({ sources }: Pick<Figures, 'sources'>) {
  if (sources.length === 0)
    return <p className="py-6 text-small text-ink-soft">No visit began in this period.</p>
  const most = Math.max(...sources.map(({ views }) => views))
  return (
    <table className="w-full text-small numerals [&_td]:py-2.5 [&_th]:py-2.5 [&_th]:font-normal">
      <caption className="sr-only">Visits by source</caption>
      <thead className="border-b border-line text-caption text-ink-soft">
        <tr>
          <th scope="col" className="w-[44%] text-start md:w-[26%]">
            Source
          </th>
          <th scope="col" className="text-end">
            Visits
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, views }) => (
          <tr key={source} className="border-b border-line">
            <th scope="row" className="pe-3 text-start wrap-anywhere">
              {SOURCE_NAMES[source] ?? source}
            </th>
            <td className="relative text-end">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 start-0 end-16 my-auto h-3.5 bg-sand"
              >
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${(views / most) * 100}%` }}
                />
              </span>
              {formatNumber(views)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
