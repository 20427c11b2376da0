import type { ReactNode } from 'react'

import { find, newest, others, search } from './content'
import { template } from './template'

/** Renders the page at a path of our site: the home page, the list or one listing. */
export function renderPage(
  [section, id]: string[],
  query: Partial<Record<string, string>>,
): ReactNode {
  if (section === undefined) {
    const { cards, render } = template('home')
    return render({ listings: newest(cards) })
  }
  if (section === 'properties') {
    const { cards, render } = template('list')
    return render(search(query['searchTerm'] ?? '', query['selectedLocation'] ?? '', cards))
  }
  const { cards, render } = template('detail')
  const listing = find(Number(id))
  if (!listing) throw new Error(`There is no listing ${id}`)
  return render({ listings: others(listing.id, Number(query['others']) || 1, cards) })
}
