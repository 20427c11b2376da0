import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SearchOptions, type SearchOption } from '#app/ui/search-options.tsx'
import type { SearchParams } from '#domain/search/query-params.ts'

import {
  isInMore,
  useFieldChange,
  type FieldChange,
  type ResultsAndChange,
} from './filter-control.ts'
import type { ActiveFilter } from './list-results.ts'
import type { SearchChoices } from './search-fields.tsx'

const BEDROOMS: readonly SearchOption[] = [['0', 'Studio'], ...atLeast(6)]
const BATHROOMS = atLeast(5)

interface FilterFieldsProps extends SearchChoices, ReturnType<typeof chosenLabels> {
  search: SearchParams
  permits: readonly SearchOption[]
  onChange: ResultsAndChange['onChange']
  onFocus: () => void
}

/** Price, rooms and more. On wide screens each group is a small dialog below its button. */
export const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const { search, permits, price, beds, moreCount, onFocus, ...rest } = props
  const onChange = useFieldChange(rest.onChange)
  const field = (name: keyof SearchParams, label: string) => ({
    name,
    label,
    value: search[name],
    onChange,
    onFocus,
  })
  return (
    <>
      <PlaceAndKind search={search} {...rest} />
      <FilterGroup name="Price" value={price}>
        <NumberField {...field('minPrice', 'Price from, AED')} placeholder="Any" />
        <NumberField {...field('maxPrice', 'Price up to, AED')} placeholder="Any, or 2m" />
      </FilterGroup>
      <FilterGroup name="Beds" value={beds}>
        <ChoiceField {...field('bedrooms', 'Bedrooms')} all="Any" options={BEDROOMS} />
      </FilterGroup>
      <FilterGroup name="More" value={moreCount > 0 ? `More (${moreCount})` : undefined}>
        <ChoiceField {...field('bathrooms', 'Bathrooms')} all="Any" options={BATHROOMS} />
        <NumberField {...field('minArea', 'Area from, m²')} placeholder="Any" />
        <NumberField {...field('maxArea', 'Area up to, m²')} placeholder="Any" />
        <ChoiceField {...field('visa', 'Residency')} all="Any" options={permits} />
      </FilterGroup>
    </>
  )
})

/** What is chosen, as the bar names it. */
export function chosenLabels(filters: readonly ActiveFilter[]) {
  const labelOf = (name: keyof SearchParams) => filters.find(({ drop }) => name in drop)?.label
  return {
    price: labelOf('maxPrice')?.replaceAll(',000,000', 'm'),
    beds: labelOf('bedrooms')?.replace(/ bedrooms? or more/, '+ beds'),
    moreCount: filters.filter(isInMore).length,
  }
}

/** Location and category once more, for the sheet: on a narrow screen they may be scrolled away. */
function PlaceAndKind(props: SearchChoices & Pick<FilterFieldsProps, 'search' | 'onChange'>) {
  const { search, locations, categories, onChange } = props
  return (
    <div className="script-only grid grid-cols-2 gap-x-3 py-4 lg:hidden">
      <ChoiceField
        label="Place"
        all="Anywhere"
        options={locations}
        value={search.selectedLocation}
        onChange={({ target }) => onChange({ selectedLocation: target.value })}
      />
      <ChoiceField
        label="Kind"
        all="Any kind"
        options={categories}
        value={search.selectedCategory}
        onChange={({ target }) => onChange({ selectedCategory: target.value })}
      />
    </div>
  )
}

interface FilterGroupProps {
  name: string
  /** What is chosen; it becomes the name of the button. */
  value: string | undefined
  children: ReactNode
}

function FilterGroup({ name, value, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div
      ref={box}
      role="presentation"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
      className="filter-group border-line max-lg:border-t max-lg:py-4 lg:relative"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={classes(
          // The width holds each name in the fallback font, too: nothing moves when the font comes.
          'search-control flex max-w-32 min-w-23 items-center gap-2 ps-3.75 pe-3 text-small max-lg:hidden xl:max-w-46',
          value !== undefined && 'set-filter',
        )}
      >
        <span className="truncate">{value ?? name}</span>
        <Icon name="chevron-down" className="flex-none text-ink-soft" />
      </button>
      <fieldset
        id={id}
        aria-label={name === 'More' ? 'More filters' : name}
        className={classes(
          'filter-panel grid grid-cols-2 gap-x-3 gap-y-4 lg:absolute lg:end-0 lg:top-full lg:mt-3.25 lg:w-96 lg:border lg:border-line-strong lg:bg-paper-bright lg:p-5 lg:shadow-float *:last:odd:col-span-full',
          !isOpen && 'lg:hidden',
        )}
      >
        {children}
      </fieldset>
    </div>
  )
}

interface FieldProps {
  label: string
  name?: keyof SearchParams
  value: string
  onChange: FieldChange
  onFocus?: () => void
}

function NumberField({ label, ...rest }: FieldProps & { placeholder: string }) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <input
        {...rest}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="search-control w-full px-3.75 placeholder:text-ink-mute placeholder:opacity-100"
      />
    </Labelled>
  )
}

interface ChoiceFieldProps extends FieldProps {
  all: string
  options: readonly SearchOption[]
}

function ChoiceField({ label, all, options, ...rest }: ChoiceFieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <select {...rest} id={id} className="search-control select-chevron w-full ps-3.75 pe-10">
        <SearchOptions all={all} options={options} />
      </select>
    </Labelled>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-label font-strong">
        {label}
      </label>
      {children}
    </div>
  )
}

function atLeast(max: number): SearchOption[] {
  return Array.from({ length: max }, (_, index) => [`${index + 1}`, `${index + 1} or more`])
}
