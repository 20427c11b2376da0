import type { Inventory, Words } from './inventory.ts'
import { termOf, type Search } from './match.ts'

/** Finds the positions, in order, of all entries that match; by the same rule as `matcher`. */
export type Find = (search: Search) => Uint32Array

/**
 * Searches an inventory as somebody types: a search that only asks for more than the one before it
 * looks among what that one found. Nothing is made for an entry but a mark in one shared list.
 */
export function finder(inventory: Inventory): Find {
  const everything = Uint32Array.from(inventory.ids, (_, at) => at)
  const marked = new Uint32Array(everything.length)
  let last: Asked = { term: '', location: '', category: '' }
  let found = everything

  return (search) => {
    const asked = {
      term: termOf(search),
      location: search.selectedLocation,
      category: search.selectedCategory,
    }
    const among = asksForMore(asked, last) ? found : everything
    const count = mark(inventory, asked, among, marked)
    found = count === among.length ? among : marked.slice(0, count)
    last = asked
    return found
  }
}

interface Asked {
  term: string
  location: string
  category: string
}

/** Whether whatever meets the one search has met the other. */
function asksForMore(asked: Asked, before: Asked): boolean {
  return (
    asked.term.includes(before.term) &&
    (before.location === '' || before.location === asked.location) &&
    (before.category === '' || before.category === asked.category)
  )
}

function mark(
  { lowered, locations, categories }: Inventory,
  { term, location, category }: Asked,
  among: Uint32Array,
  marked: Uint32Array,
): number {
  const inLocation = wordsThat(locations, (word) => location === '' || word === location)
  const inCategory = wordsThat(categories, (word) => category === '' || word === category)
  const byLocation = wordsThat(locations, (word) => word.toLowerCase().includes(term))
  const byCategory = wordsThat(categories, (word) => word.toLowerCase().includes(term))
  let count = 0
  for (const at of among) {
    const place = locations.numbers[at] ?? 0
    const kind = categories.numbers[at] ?? 0
    if (inLocation[place] === 0 || inCategory[kind] === 0) continue
    if (byLocation[place] === 1 || byCategory[kind] === 1 || lowered[at]?.includes(term))
      marked[count++] = at
  }
  return count
}

/** For every word of a column whether it will do: asked once a search and not once an entry. */
function wordsThat({ words }: Words, will: (word: string) => boolean): Uint8Array {
  return Uint8Array.from(words, (word) => (will(word) ? 1 : 0))
}
