import { memo, useId, type ComponentProps, type ReactNode } from 'react'

import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export const SEARCH_BAR_CLASSES =
  'grid grid-cols-2 rounded-control border border-control bg-paper-bright max-md:[&>:first-child]:col-span-full max-md:[&>:first-child]:border-b max-md:[&>:first-child]:border-line md:[&>div+div]:border-s md:[&>div+div]:border-line max-md:[&>div:nth-child(3)]:border-s max-md:[&>div:nth-child(3)]:border-line'

const FIELD =
  'size-full min-h-[inherit] appearance-none bg-transparent ps-4 pe-9 pt-6 pb-1.5 text-[1.0625rem] text-ellipsis focus-visible:-outline-offset-2 placeholder:text-ink-mute placeholder:opacity-100 md:ps-6'

const TALL_FIELD = 'md:pt-7 md:pb-2 md:pe-11 md:text-[1.1875rem]'

interface SearchFieldProps {
  label: string
  /** The larger size of the home page. */
  tall?: boolean
}

type SearchTextProps = SearchFieldProps & ComponentProps<'input'>

export const SearchText = memo(function SearchText({ label, tall, ...rest }: SearchTextProps) {
  const id = useId()
  return (
    <Cell id={id} label={label} tall={tall}>
      <input
        {...rest}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        className={classes(FIELD, tall && TALL_FIELD)}
      />
    </Cell>
  )
})

/** A value, with its label if they differ. */
export type SearchOption = string | readonly [value: string, label: string]

interface SearchSelectProps extends SearchFieldProps, ComponentProps<'select'> {
  all: string
  options: readonly SearchOption[]
}

export const SearchSelect = memo(function SearchSelect(props: SearchSelectProps) {
  const { label, all, options, tall, ...rest } = props
  const id = useId()
  return (
    <Cell id={id} label={label} tall={tall}>
      <select {...rest} id={id} className={classes(FIELD, tall && TALL_FIELD)}>
        <option value="">{all}</option>
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option[0]} value={option[0]}>
              {option[1]}
            </option>
          ),
        )}
      </select>
      <Icon
        name="chevron-down"
        size={20}
        className={classes(
          'pointer-events-none absolute end-3 top-8 md:end-5',
          tall && 'md:top-10.5',
        )}
      />
    </Cell>
  )
})

interface CellProps {
  id: string
  label: string
  tall: boolean | undefined
  children: ReactNode
}

function Cell({ id, label, tall, children }: CellProps) {
  return (
    <div
      className={classes('relative flex min-h-17 flex-col justify-center', tall && 'md:min-h-21')}
    >
      <label
        htmlFor={id}
        className={classes(
          'pointer-events-none absolute start-4 top-3 text-caption leading-[1.3] text-ink-soft md:start-6',
          tall && 'md:top-4',
        )}
      >
        {label}
      </label>
      {children}
    </div>
  )
}
