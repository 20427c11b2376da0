import { useCallback, useEffect, useRef, type ChangeEvent } from 'react'

import { SEARCH_BAR_CLASSES, type SearchOption } from '#app/ui/search-bar.tsx'
import * as urls from '#app/urls.ts'
import type { SearchParams } from '#domain/search/query-params.ts'

import { MoreFilters } from './more-filters.tsx'
import { SearchFields, type SearchChoices } from './search-fields.tsx'

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
