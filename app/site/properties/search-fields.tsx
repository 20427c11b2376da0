import { useWords } from '#app/language.tsx'
import type { SearchOption } from '#app/ui/search-options.tsx'
import { SearchSelect, SearchText } from '#app/ui/search-bar.tsx'

import { WORDS } from './words.ts'

/** The names by which a search can be narrowed. */
export interface SearchChoices {
  categories: readonly SearchOption[]
  locations: readonly SearchOption[]
}

/** The fields of the search bar on the home page. */
export function SearchFields({ categories, locations }: SearchChoices) {
  const words = useWords(WORDS)
  return (
    <>
      <SearchText label={words.search} hints={words.examples} name="searchTerm" />
      <SearchSelect
        label={words.location}
        all={words.allLocations}
        options={locations}
        name="selectedLocation"
      />
      <SearchSelect
        label={words.category}
        all={words.allCategories}
        options={categories}
        name="selectedCategory"
      />
    </>
  )
}
