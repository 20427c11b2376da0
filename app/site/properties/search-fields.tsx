import { SearchSelect, SearchText } from '#app/ui/search-bar.tsx'

import { SEARCH_EXAMPLES } from './search-examples.ts'

/** The names by which a search can be narrowed. */
export interface SearchChoices {
  categories: readonly string[]
  locations: readonly string[]
}

/** The fields of the search bar on the home page. */
export function SearchFields({ categories, locations }: SearchChoices) {
  return (
    <>
      <SearchText label="Search" hints={SEARCH_EXAMPLES} name="searchTerm" />
      <SearchSelect
        label="Location"
        all="All locations"
        options={locations}
        name="selectedLocation"
      />
      <SearchSelect
        label="Category"
        all="All categories"
        options={categories}
        name="selectedCategory"
      />
    </>
  )
}
