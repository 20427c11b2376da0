import { useState } from 'react'
import { Link, useLocation } from 'react-router'

import { permitLabel } from '#app/admin/permits/permit-label.ts'
import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { classes } from '#app/ui/classes.ts'
import { formatNumber, formatPrice } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import { missingArabicText } from '#domain/missing-arabic.ts'
import type { ListingRow, ListingTable } from '#domain/search/in-database/listing-table.ts'
import type { User } from '#domain/team/user.ts'

import { BulkBar } from './bulk-bar.tsx'
import { StatusChip } from './status-chip.tsx'

interface ListingsProps {
  table: ListingTable
  people: readonly User[]
}

/** The rows, and what can be done with those that are selected. */
export function Listings({ table: { listings, today }, people }: ListingsProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const isAll = listings.length > 0 && listings.every(({ id }) => selected.has(id))
  const toggle = (id: number) => setSelected((ids) => ids.symmetricDifference(new Set([id])))
  return (
    <>
      <table className="block w-full text-small md:table">
        <caption className="sr-only">Listings</caption>
        <thead className="border-b border-line-strong text-start text-caption text-ink-soft max-md:hidden">
          <tr className="*:py-2 *:pe-4 *:text-start *:font-normal">
            <th scope="col" className="w-11">
              <Checkbox
                label="Select all on this page"
                checked={isAll}
                onChange={() => setSelected(new Set(isAll ? [] : listings.map(({ id }) => id)))}
              />
            </th>
            <th scope="col" colSpan={2}>
              Listing
            </th>
            <th scope="col">Price</th>
            <th scope="col">Status</th>
            <th scope="col">Agent</th>
            <th scope="col">Permit</th>
            <th scope="col" className="max-lg:hidden">
              Views, 30 days
            </th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody className="max-md:grid">
          {listings.map((listing) => (
            <Row
              key={listing.id}
              listing={listing}
              today={today}
              isSelected={selected.has(listing.id)}
              onToggle={() => toggle(listing.id)}
            />
          ))}
        </tbody>
      </table>
      {selected.size > 0 && (
        <BulkBar
          people={people}
          listings={listings.filter(({ id }) => selected.has(id))}
          onDone={() => setSelected(new Set())}
        />
      )}
    </>
  )
}

interface RowProps {
  listing: ListingRow
  today: string
  isSelected: boolean
  onToggle: () => void
}

function Row({ listing, today, isSelected, onToggle }: RowProps) {
  const { id, title, reference, location, status, agent_name, state } = listing
  const { pathname, search } = useLocation()
  const permit = permitLabel(listing, today)
  return (
    <tr
      className={classes(
        'border-b border-line max-md:grid max-md:grid-cols-[2.25rem_4.5rem_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3 md:*:py-2.5 md:*:pe-4',
        isSelected && 'bg-sand',
      )}
    >
      <td className="max-md:row-span-3 max-md:self-start">
        <Checkbox label={`Select ${reference}`} checked={isSelected} onChange={onToggle} />
      </td>
      <td className="max-md:row-span-3 max-md:self-start md:w-25">
        <Thumbnail name={listing.photo} />
      </td>
      <th scope="row" className="text-start font-normal max-md:col-span-2">
        <Link
          to={`${urls.updateProperty(id)}?from=${encodeURIComponent(pathname + search)}`}
          dir="auto"
          className="font-strong wrap-anywhere quiet-link"
        >
          {title.trim() || `Property ${id}`}
        </Link>
        <span className="block text-caption text-ink-soft numerals">
          {[reference, location, missingArabicText(listing.missing_arabic)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td className="whitespace-nowrap numerals">{formatPrice(listing)}</td>
      <td>
        <StatusChip status={status} />
      </td>
      <td dir="auto" className="max-md:hidden">
        {agent_name}
      </td>
      <td className="text-caption text-ink-soft max-md:col-start-3">{permit ?? 'Valid'}</td>
      <td className="numerals max-lg:hidden">{formatNumber(listing.views)}</td>
      <td>
        {state === 'offered' || state === 'closed' ? (
          <a href={urls.property(id)} className="quiet-link">
            View
          </a>
        ) : (
          <span className="text-ink-mute">Not public</span>
        )}
      </td>
    </tr>
  )
}

function Thumbnail({ name }: { name: string | null }) {
  if (!name)
    return <span className="grid aspect-4/3 place-items-center bg-sand text-caption">No photo</span>
  return (
    <img
      src={thumbnailUrl(name)}
      alt=""
      loading="lazy"
      className="aspect-4/3 w-full object-cover"
    />
  )
}

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: () => void
}

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="-m-2 grid size-target place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="size-4.5 accent-ink"
      />
    </label>
  )
}
