import { useCallback, useEffect, useRef, memo, type ChangeEvent } from 'react'

import {
  SEARCH_BAR_CLASSES,
  SearchSelect,
  SearchText,
  type SearchOption,
} from '#app/ui/search-bar.tsx'
import * as urls from '#app/urls.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchParams } from '#domain/search/query-params.ts'

import { SearchFields, type SearchChoices, type SearchFieldProps } from './search-fields.tsx'

interface FiltersProps extends SearchChoices {
  search: SearchParams
  permits: readonly SearchOption[]
  onChange: (change: Partial<SearchParams>) => void
  onFocus: () => void
}

/** The search form. With JavaScript it searches at every change; without, when it is sent. */
export function Filters({ search, permits, onChange, onFocus, ...choices }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const handleChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [target.name]: target.value }),
    [onChange],
  )
  const field = (name: keyof SearchParams) => ({
    name,
    value: search[name],
    onChange: handleChange,
    onFocus,
  })

  // What was typed before hydration is in the fields, but not in the state.
  useEffect(() => {
    const changes = form.current && changedFields(form.current)
    if (changes && Object.keys(changes).length > 0) onChange(changes)
  }, [onChange])

  return (
    <search aria-label="Properties">
      <form
        ref={form}
        method="get"
        action={urls.properties}
        onPointerEnter={onFocus}
        onSubmit={(event) => event.preventDefault()}
        className={`${SEARCH_BAR_CLASSES} relative md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)]`}
      >
        <SearchFields {...choices} field={field} />
        <MoreFilters search={search} permits={permits} onChange={handleChange} onFocus={onFocus} />
        <button
          type="submit"
          className="sr-only focus:not-sr-only focus:absolute focus:end-2 focus:bottom-2 focus:grid focus:min-h-target focus:place-items-center focus:bg-ink focus:px-5 focus:text-small focus:text-paper"
        >
          Search
        </button>
      </form>
    </search>
  )
}

/** The fields whose value differs from the HTML. */
function changedFields(form: HTMLFormElement): Partial<SearchParams> {
  const fields = [...form.elements].filter((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.selectedIndex !== defaultIndexOf(field),
  ) as (HTMLInputElement | HTMLSelectElement)[]
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

function defaultIndexOf({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )
}

const TYPES: readonly SearchOption[] = [
  ['sale', 'For sale'],
  ['off-plan', 'Off-plan'],
  ['rent', 'To rent'],
]
const BEDROOMS: readonly SearchOption[] = [['0', 'Studio'], ...atLeast(6)]
const BATHROOMS = atLeast(5)
const ORDERS: readonly SearchOption[] = [
  ['price-up', 'Price, low to high'],
  ['price-down', 'Price, high to low'],
  ['area', 'Largest area'],
]

interface MoreFiltersProps extends SearchFieldProps {
  search: SearchParams
  permits: readonly SearchOption[]
}

/** The filters below the search bar. They unfold without JavaScript, too. */
const MoreFilters = memo(function MoreFilters(props: MoreFiltersProps) {
  const { search, permits, onChange, onFocus } = props
  const field = (name: keyof SearchParams) => ({ name, value: search[name], onChange, onFocus })
  const numberField = (name: keyof SearchParams) =>
    ({ ...field(name), inputMode: 'decimal' }) as const
  return (
    <details className="group/more col-span-full border-t border-line">
      <summary className="flex min-h-target items-center justify-between gap-2 ps-4 pe-3 text-label text-ink-soft hover:text-ink focus-visible:-outline-offset-2 md:ps-6 md:pe-5 [&::-webkit-details-marker]:hidden">
        Price, rooms, area and more
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform duration-(--duration-base) ease-calm group-open/more:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-2 border-t border-line *:border-line max-lg:*:odd:border-e max-lg:*:last:col-span-full max-lg:*:last:border-e-0 max-lg:*:nth-[-n+8]:border-b lg:grid-cols-3 lg:*:nth-[3n+1]:border-e lg:*:nth-[3n+2]:border-e lg:*:nth-[-n+6]:border-b">
        <SearchText label="Price from, AED" placeholder="Any" {...numberField('minPrice')} />
        <SearchText
          label="Price up to, AED"
          placeholder="Any, or 2m"
          {...numberField('maxPrice')}
        />
        <SearchSelect label="Bedrooms" all="Any" options={BEDROOMS} {...field('bedrooms')} />
        <SearchSelect label="Bathrooms" all="Any" options={BATHROOMS} {...field('bathrooms')} />
        <SearchText label="Area from, m²" placeholder="Any" {...numberField('minArea')} />
        <SearchText label="Area up to, m²" placeholder="Any" {...numberField('maxArea')} />
        <SearchSelect label="Type" all="All types" options={TYPES} {...field('type')} />
        <SearchSelect label="Residency" all="Any" options={permits} {...field('visa')} />
        <SearchSelect label="Order" all="Newest first" options={ORDERS} {...field('sort')} />
      </div>
      <button
        type="submit"
        hidden
        className="script-folded min-h-14 w-full place-items-center bg-ink text-paper"
      >
        Show the properties
      </button>
    </details>
  )
})

function atLeast(max: number): SearchOption[] {
  return Array.from({ length: max }, (_, index) => [`${index + 1}`, `${index + 1} or more`])
}
