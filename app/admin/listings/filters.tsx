import { Form, Link, useSubmit } from 'react-router'

import { useRole } from '#app/admin/own-account.ts'
import type { fetchPropertyChoices } from '#app/admin/properties/property-form.tsx'
import { useQueryFields } from '#app/admin/use-query-fields.ts'
import { classes } from '#app/ui/classes.ts'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import * as urls from '#app/urls.ts'
import { mayUseAll } from '#domain/permissions.ts'
import { TABLE_ORDER_NAMES } from '#domain/search/in-database/listing-orders.ts'
import { PROPERTY_TYPE_NAMES } from '#domain/properties/property-type.ts'
import type { ListingTable } from '#domain/search/in-database/listing-table.ts'
import { STATUS_NAMES, type PropertyStatus } from '#domain/properties/publication.ts'

interface StatusTabsProps {
  query: URLSearchParams
  counts: ListingTable['counts']
}

/** The statuses as links with their counts; each keeps the other filters. */
export function StatusTabs({ query, counts }: StatusTabsProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count)
  const current = query.get('status') ?? ''
  return (
    <nav aria-label="Status" className="-mx-2.5 flex max-w-full overflow-x-auto no-scrollbar">
      {Object.entries({ '': 'All', ...STATUS_NAMES }).map(([status, name]) => (
        <Link
          key={status}
          to={`${urls.listings}?${withStatus(query, status)}`}
          aria-current={status === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-target items-center border-b-2 px-2.5 text-small whitespace-nowrap',
            status === current
              ? 'border-brass-deep font-strong'
              : 'border-transparent text-ink-soft',
          )}
        >
          {name}
          <span className="ms-1.5 font-normal text-ink-mute numerals">
            {status ? counts[status as PropertyStatus] : total}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function withStatus(query: URLSearchParams, status: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (status) next.set('status', status)
  else next.delete('status')
  return next
}

const PERMITS = {
  missing: 'No permit',
  expired: 'Expired',
  week: 'Ends within 7 days',
  month: 'Ends within 30 days',
}

interface ListingFiltersProps extends Awaited<ReturnType<typeof fetchPropertyChoices>> {
  query: URLSearchParams
}

/** Everything that narrows or sorts the table. A choice applies at once, the text with Enter. */
export function ListingFilters({ query, people, categories, locations }: ListingFiltersProps) {
  const submit = useSubmit()
  const form = useQueryFields(query)
  const hasAgents = mayUseAll(useRole(), 'listings')
  const select = (name: string, label: string, all: string, options: [string, string][]) => (
    <Field name={name} label={label}>
      <Select onChange={({ target }) => void submit(target.form, { replace: true })}>
        <option value="">{all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <search>
      <Form
        ref={form}
        aria-label="Listings"
        className="mt-5 mb-6 grid grid-cols-2 gap-3 md:grid-cols-4 2xl:grid-cols-8"
      >
        <input type="hidden" name="status" />
        <Field name="term" label="Find a listing" className="max-md:col-span-2">
          <TextInput type="search" placeholder="Title, reference or place" />
        </Field>
        {select(
          'location',
          'Place',
          'Anywhere',
          locations.map(({ id, location_name }) => [String(id), location_name]),
        )}
        {select(
          'category',
          'Category',
          'Any',
          categories.map(({ id, category_name }) => [String(id), category_name]),
        )}
        {select('purpose', 'Offered', 'Any way', Object.entries(PROPERTY_TYPE_NAMES))}
        {hasAgents &&
          select(
            'agent',
            'Agent',
            'Anyone',
            people.flatMap(({ id, name }) => (name ? [[String(id), name]] : [])),
          )}
        {select('permit', 'Permit', 'Any', Object.entries(PERMITS))}
        {select('arabic', 'Arabic', 'With or without', [['missing', 'Texts missing']])}
        {select('order', 'Order', 'Newest first', Object.entries(TABLE_ORDER_NAMES).slice(1))}
      </Form>
    </search>
  )
}
