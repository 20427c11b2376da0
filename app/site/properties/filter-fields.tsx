import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { useWords } from '#app/language.tsx'
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
import { WORDS } from './words.ts'

type Words = (typeof WORDS)['en']

/** All that a search can be narrowed by. */
export interface FilterChoices extends SearchChoices {
  types: readonly TypeOption[]
  permits: readonly SearchOption[]
}

type TypeOption = readonly [value: string, label: string]

interface FilterFieldsProps extends FilterChoices, ReturnType<typeof chosenLabels> {
  search: SearchParams
  onChange: ResultsAndChange['onChange']
  onFocus: () => void
}

/** Price, rooms and more. On wide screens each group is a small dialog below its button. */
export const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const words = useWords(WORDS)
  const { search, types, permits, price, beds, moreCount, onFocus, ...rest } = props
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
      <TypeChoice
        {...field('type', words.buyOrRent)}
        options={[['', words.anyType], ...types.slice(0, 2)]}
      />
      <LocationAndCategory search={search} {...rest} />
      <FilterGroup name={words.price} value={price}>
        <NumberField {...field('minPrice', words.priceFrom)} placeholder={words.any} />
        <NumberField {...field('maxPrice', words.priceTo)} placeholder={words.anyPriceTo} />
      </FilterGroup>
      <FilterGroup name={words.beds} value={beds}>
        <ChoiceField
          {...field('bedrooms', words.bedrooms)}
          all={words.any}
          options={[['0', words.studio], ...atLeast(6, words)]}
        />
      </FilterGroup>
      <FilterGroup
        name={words.more}
        longName={words.moreFilters}
        value={moreCount > 0 ? words.moreSet(moreCount) : undefined}
      >
        <ChoiceField
          {...field('bathrooms', words.bathrooms)}
          all={words.any}
          options={atLeast(5, words)}
        />
        <NumberField {...field('minArea', words.areaFrom)} placeholder={words.any} />
        <NumberField {...field('maxArea', words.areaTo)} placeholder={words.any} />
        <ChoiceField {...field('visa', words.residency)} all={words.any} options={permits} />
        <TypeChoice {...field('type', words.buyOrRent)} options={types.slice(2)} />
      </FilterGroup>
    </>
  )
})

/** What is chosen, in the short words of the buttons. */
export function chosenLabels(filters: readonly ActiveFilter[], words: Words) {
  const labelOf = (name: keyof SearchParams) => filters.find(({ drop }) => name in drop)?.label
  const [price, beds] = [labelOf('maxPrice'), labelOf('bedrooms')]
  return {
    price: price && words.millions(price),
    beds: beds && words.bedsOrMore(beds),
    moreCount: filters.filter(isInMore).length,
  }
}

/** Repeats location and category in the sheet: on a narrow screen their fields may be out of sight. */
function LocationAndCategory(
  props: SearchChoices & Pick<FilterFieldsProps, 'search' | 'onChange'>,
) {
  const { search, locations, categories, onChange } = props
  const words = useWords(WORDS)
  return (
    <div className="script-only grid grid-cols-2 gap-x-3 py-4 lg:hidden">
      <ChoiceField
        label={words.place}
        all={words.anywhere}
        options={locations}
        value={search.selectedLocation}
        onChange={({ target }) => onChange({ selectedLocation: target.value })}
      />
      <ChoiceField
        label={words.kind}
        all={words.anyKind}
        options={categories}
        value={search.selectedCategory}
        onChange={({ target }) => onChange({ selectedCategory: target.value })}
      />
    </div>
  )
}

interface FilterGroupProps {
  name: string
  /** For screen readers, where the name says little. */
  longName?: string
  /** What is chosen; it becomes the name of the button. */
  value: string | undefined
  children: ReactNode
}

function FilterGroup({ name, longName = name, value, children }: FilterGroupProps) {
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
        className={classes('search-control filter-button', value !== undefined && 'set-filter')}
      >
        <span className="truncate">{value ?? name}</span>
        <Icon name="chevron-down" className="flex-none text-ink-soft" />
      </button>
      <fieldset id={id} className={classes('filter-panel', !isOpen && 'lg:hidden')}>
        <legend className="sr-only">{longName}</legend>
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
      <input {...rest} id={id} inputMode="decimal" autoComplete="off" className="filter-input" />
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
      <select {...rest} id={id} className="filter-select">
        <SearchOptions all={all} options={options} />
      </select>
    </Labelled>
  )
}

/** Some of the types, side by side. All radio buttons named `type` are one group, wherever they are. */
function TypeChoice(props: FieldProps & { options: readonly TypeOption[] }) {
  const { label, value, options, ...rest } = props
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map(([type, name]) => (
        <label key={type}>
          <input {...rest} type="radio" value={type} checked={type === value} />
          {name}
        </label>
      ))}
    </fieldset>
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

function atLeast(max: number, words: Words): SearchOption[] {
  return Array.from({ length: max }, (_, index) => [`${index + 1}`, words.orMore(index + 1)])
}
