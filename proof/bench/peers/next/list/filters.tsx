'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type ChangeEvent } from 'react'

import type { Search } from '@/content/search'
import { SEARCH_BAR, SearchSelect, SearchText } from '@/ui/search-bar'

import { MoreFilters } from './more-filters'

/** Filters as one types: the address follows, and the server answers. */
export function Filters({
  search,
  categories,
  locations,
}: {
  search: Search
  categories: readonly string[]
  locations: readonly string[]
}) {
  const router = useRouter()
  const [, start] = useTransition()

  function take({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    const query = new URLSearchParams({ ...search, [target.name]: target.value })
    start(() => router.replace(`/dynamic/properties?${query}`, { scroll: false }))
  }

  return (
    <search aria-label="Properties">
      <form
        method="get"
        action="/dynamic/properties"
        className={`${SEARCH_BAR} relative md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)]`}
      >
        <SearchText
          label="Search"
          name="searchTerm"
          placeholder="Title, location or category"
          defaultValue={search.searchTerm}
          onChange={take}
        />
        <SearchSelect
          label="Location"
          name="selectedLocation"
          all="All locations"
          options={locations}
          defaultValue={search.selectedLocation}
          onChange={take}
        />
        <SearchSelect
          label="Category"
          name="selectedCategory"
          all="All categories"
          options={categories}
          defaultValue={search.selectedCategory}
          onChange={take}
        />
        <MoreFilters search={search} onChange={take} />
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
