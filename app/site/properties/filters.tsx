import { SEARCH_BAR, SearchSelect, SearchText } from '#app/ui/search-bar.tsx'
import type { Search } from '#domain/search/match.ts'

/** Filters as one types. Without JavaScript it is a form like any other. */
export function Filters({
  search,
  categories,
  locations,
  onChange,
}: {
  search: Search
  categories: readonly string[]
  locations: readonly string[]
  onChange: (change: Partial<Search>) => void
}) {
  return (
    <search aria-label="Properties">
      <form
        method="get"
        action="/properties"
        onSubmit={(event) => event.preventDefault()}
        className={`${SEARCH_BAR} relative md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)]`}
      >
        <SearchText
          label="Search"
          name="searchTerm"
          placeholder="Title, location or category"
          value={search.searchTerm}
          onChange={({ target }) => onChange({ searchTerm: target.value })}
        />
        <SearchSelect
          label="Location"
          name="selectedLocation"
          all="All locations"
          options={locations}
          value={search.selectedLocation}
          onChange={({ target }) => onChange({ selectedLocation: target.value })}
        />
        <SearchSelect
          label="Category"
          name="selectedCategory"
          all="All categories"
          options={categories}
          value={search.selectedCategory}
          onChange={({ target }) => onChange({ selectedCategory: target.value })}
        />
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
