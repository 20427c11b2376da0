/** A value, with its label if they differ. */
export type SearchOption = string | readonly [value: string, label: string]

export interface SearchOptionsProps {
  all: string
  options: readonly SearchOption[]
}

/** The options of a select; the first one filters nothing. */
export function SearchOptions({ all, options }: SearchOptionsProps) {
  return (
    <>
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
    </>
  )
}
