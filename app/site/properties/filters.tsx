import {
  memo,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'

import { useLanguage, useWords } from '#app/language.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchOptions, type SearchOption } from '#app/ui/search-options.tsx'
import { SearchInput } from '#app/ui/search-input.tsx'
import * as urls from '#app/urls.ts'
import { pathIn } from '#domain/language.ts'
import type { SearchParams } from '#domain/search/query-params.ts'

import { useFieldChange, type FieldChange, type ResultsAndChange } from './filter-control.ts'
import { chosenLabels, FilterFields, type FilterChoices } from './filter-fields.tsx'
import { closeSheet, FilterSheet } from './filter-sheet.tsx'
import { SEARCH_FORM } from './use-search.ts'
import { WORDS } from './words.ts'

interface FiltersProps extends FilterChoices, ResultsAndChange {
  search: SearchParams
  /** The switch between list and map. */
  views: ReactNode
  onFocus: () => void
}

/**
 * The search form. With JavaScript it searches at every change; without, when it is sent. On wide
 * screens it is one row that sticks below the header; on narrow ones only the text field sticks, and
 * most filters are in a sheet.
 */
export function Filters({ search, results, views, onChange, onFocus, ...choices }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const language = useLanguage()
  const words = WORDS[language]
  const handleChange = useFieldChange(onChange)
  const searchOfFilters = useIgnoringTerm(search)

  useInputBeforeHydration(form, onChange)
  const select = (
    name: keyof SearchParams,
    label: string,
    all: string,
    options: readonly SearchOption[],
  ) => (
    <BarSelect
      {...{ name, label, all, options, onFocus }}
      value={search[name]}
      onChange={handleChange}
    />
  )
  return (
    <search aria-label={words.properties} className="sticky-row">
      <form
        ref={form}
        id={SEARCH_FORM}
        method="get"
        action={pathIn(language, urls.properties)}
        onPointerEnter={onFocus}
        onSubmit={handleSubmit}
        className="stacked:contents row:wrap row:flex row:gap-2 row:py-3"
      >
        <SearchField value={search.searchTerm} onChange={handleChange} onFocus={onFocus} />
        <div className="stacked:wrap grid grid-cols-2 gap-2 row:contents print:hidden">
          {select('selectedLocation', words.location, words.allLocations, choices.locations)}
          {select('selectedCategory', words.category, words.allCategories, choices.categories)}
        </div>
        <FilterSheet results={results} onChange={onChange}>
          <FilterFields
            {...choices}
            {...chosenLabels(results.filters, words)}
            search={searchOfFilters}
            onChange={onChange}
            onFocus={onFocus}
          />
        </FilterSheet>
        {views}
      </form>
    </search>
  )
}

/** Takes over what was typed before hydration: it is in the fields, but not in the state. */
function useInputBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  onChange: FiltersProps['onChange'],
) {
  useEffect(() => {
    const changes = form.current && changedFields(form.current)
    if (changes && Object.keys(changes).length > 0) onChange(changes)
  }, [form, onChange])
}

/** The same object until another parameter than the term changes: typing the term renders no filter. */
function useIgnoringTerm(search: SearchParams): SearchParams {
  const [last, setLast] = useState(search)
  const isChanged = (Object.keys(search) as (keyof SearchParams)[]).some(
    (name) => name !== 'searchTerm' && search[name] !== last[name],
  )
  if (isChanged) setLast(search)
  return isChanged ? search : last
}

/** The results are there already: closes what covers them, the sheet and the keyboard of a phone. */
function handleSubmit(event: FormEvent): void {
  event.preventDefault()
  closeSheet()
  if (matchMedia('(hover: none)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur()
}

interface FieldProps {
  value: string
  onChange: FieldChange
  onFocus: () => void
}

function SearchField(props: FieldProps) {
  const words = useWords(WORDS)
  return (
    <div className="sticky-search">
      <div className="flex gap-2">
        <div className="relative min-w-0 grow">
          <Icon name="search" className="pointer-events-none absolute start-3.75 top-4" />
          <SearchInput
            {...props}
            aria-label={words.search}
            name="searchTerm"
            hints={words.examples}
            className="search-control w-full ps-11 pe-11 text-base placeholder:text-ink-mute"
            clearClass="end-0.5 top-0.5"
          />
        </div>
        <button type="submit" hidden className="script-folded search-submit">
          {words.search}
        </button>
      </div>
    </div>
  )
}

interface BarSelectProps extends FieldProps {
  label: string
  all: string
  options: readonly SearchOption[]
  name: keyof SearchParams
}

const BarSelect = memo(function BarSelect({ label, all, options, value, ...rest }: BarSelectProps) {
  return (
    <div className="min-w-0 max-lg:row:w-40 lg:w-34 xl:w-42">
      <select
        {...rest}
        aria-label={label}
        value={value}
        className={classes('bar-select', value !== '' && 'set-filter')}
      >
        <SearchOptions all={all} options={options} />
      </select>
    </div>
  )
})

/** The fields whose value differs from the HTML. In the sheet, those without a name repeat others. */
function changedFields(form: HTMLFormElement): Partial<SearchParams> {
  const fields = [...form.elements].filter((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue || (field.checked && !field.defaultChecked)
      : field instanceof HTMLSelectElement && field.selectedIndex !== defaultIndexOf(field),
  ) as (HTMLInputElement | HTMLSelectElement)[]
  const named = fields.filter(({ name }) => name !== '')
  return Object.fromEntries(named.map(({ name, value }) => [name, value]))
}

function defaultIndexOf({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )
}
