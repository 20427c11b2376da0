import type { ComponentProps } from 'react'

import { SearchSelect, SearchText } from '#app/ui/search-bar.tsx'
import type { SearchParams } from '#domain/search/query-params.ts'

/** The names by which a search can be narrowed. */
export interface SearchChoices {
  categories: readonly string[]
  locations: readonly string[]
}

interface SearchFieldsProps extends SearchChoices {
  tall?: boolean
  /** Further props of a field, such as its value. */
  field?: (name: keyof SearchParams) => SearchFieldProps
}

/** The fields of the search bar, on the home page and above the list. */
export function SearchFields(props: SearchFieldsProps) {
  const { tall = false, categories, locations, field = (name) => ({ name }) } = props
  return (
    <>
      <SearchText
        tall={tall}
        label="Search"
        placeholder="Title, location or category"
        {...field('searchTerm')}
      />
      <SearchSelect
        tall={tall}
        label="Location"
        all="All locations"
        options={locations}
        {...field('selectedLocation')}
      />
      <SearchSelect
        tall={tall}
        label="Category"
        all="All categories"
        options={categories}
        {...field('selectedCategory')}
      />
    </>
  )
}

export type SearchFieldProps = Pick<
  ComponentProps<'input'> & ComponentProps<'select'>,
  'name' | 'value' | 'onChange' | 'onFocus'
>
