import type { CardProperty } from '#app/ui/property-card.tsx'
import type { Counts } from '#domain/properties/property-counts.ts'
import {
  emptySearchIndex,
  readChunk,
  searchIndexOf,
  summaryAt,
  type SearchIndex,
} from '#domain/search/in-browser/search-index.ts'
import { searchIn, type Search } from '#domain/search/in-browser/search.ts'

/** A card with all fields that are searched. */
export interface SearchableCard extends CardProperty, Counts {
  type: string
}

/** All listings in the browser, ready to be searched. */
export interface SearchableListings {
  search: Search
  /** The card at a position of the index: always the same object, so that React need not redraw it. */
  cardAt(position: number): CardProperty
}

/** The listings of a small site, all of which came with the page, in any order. */
export function fromPage(cards: readonly SearchableCard[]): SearchableListings {
  return searchableListings(searchIndexOf(cards))
}

/** The listings of an index file. */
export async function fromIndexFile(file: string): Promise<SearchableListings> {
  const index = emptySearchIndex()
  // Every chunk ends with a newline: what follows the last one was cut off.
  for (const chunk of file.split('\n').slice(0, -1)) {
    readChunk(index, chunk)
    // Lets the browser handle typing and scrolling between two chunks.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return searchableListings(index)
}

function searchableListings(index: SearchIndex): SearchableListings {
  const cards = new Map<number, CardProperty>()
  return {
    search: searchIn(index),
    cardAt(position) {
      const card = cards.get(position) ?? createCard(index, position)
      cards.set(position, card)
      return card
    },
  }
}

function createCard(index: SearchIndex, position: number): CardProperty {
  const { photo, ...summary } = summaryAt(index, position)
  return { ...summary, photo: photo && { ...photo, placeholder: '' } }
}
