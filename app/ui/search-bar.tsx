import { useId, type ComponentProps, type ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { SearchInput, type SearchInputProps } from './search-input.tsx'
import { SearchOptions, type SearchOptionsProps } from './search-options.tsx'

export const SEARCH_BAR_CLASSES =
  'grid grid-cols-2 rounded-control border border-control bg-paper-bright max-lg:[&>:first-child]:col-span-full max-lg:[&>:first-child]:border-b max-lg:[&>:first-child]:border-line lg:[&>div+div]:border-s lg:[&>div+div]:border-line max-lg:[&>div:nth-child(3)]:border-s max-lg:[&>div:nth-child(3)]:border-line'

const FIELD =
  'size-full min-h-[inherit] appearance-none bg-transparent ps-4 pt-6 pb-1.5 text-[1.0625rem] text-ellipsis focus-visible:-outline-offset-2 placeholder:text-ink-mute md:ps-6 md:pt-7 md:pb-2 md:text-[1.1875rem]'

interface SearchFieldProps {
  label: string
}

type SearchTextProps = SearchFieldProps & SearchInputProps

export function SearchText({ label, ...rest }: SearchTextProps) {
  const id = useId()
  return (
    <Cell id={id} label={label}>
      <SearchInput
        {...rest}
        id={id}
        className={`${FIELD} pe-13 md:pe-16`}
        clearClass="end-1 bottom-1 md:end-3 md:bottom-2"
      />
    </Cell>
  )
}

type SearchSelectProps = SearchFieldProps & SearchOptionsProps & ComponentProps<'select'>

export function SearchSelect({ label, all, options, ...rest }: SearchSelectProps) {
  const id = useId()
  return (
    <Cell id={id} label={label}>
      <select {...rest} id={id} className={`${FIELD} pe-9 md:pe-11`}>
        <SearchOptions all={all} options={options} />
      </select>
      <Icon
        name="chevron-down"
        size={20}
        className="pointer-events-none absolute end-3 top-8 md:end-5 md:top-10.5"
      />
    </Cell>
  )
}

interface CellProps {
  id: string
  label: string
  children: ReactNode
}

function Cell({ id, label, children }: CellProps) {
  return (
    <div className="relative flex min-h-17 flex-col justify-center md:min-h-21">
      <label
        htmlFor={id}
        className="pointer-events-none absolute start-4 top-3 text-caption leading-[1.3] text-ink-soft md:start-6 md:top-4"
      >
        {label}
      </label>
      {children}
    </div>
  )
}
