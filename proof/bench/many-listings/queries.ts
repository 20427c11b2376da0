/** One request of visitors or administrators. */
export interface MeasuredQuery {
  name: string
  /** A different path each time, so that no cache can serve it. */
  path: (turn: number) => string
  /** Where it differs from that of the others. */
  wantedMs?: number
}

const PER_PAGE = 24

/** The searches of the public list. */
const LIST_PAGES = {
  'list page': '',
  'list page, by category': 'selectedCategory=Villa',
  'list page, by location': 'selectedLocation=Dubai+Marina',
  'list page, by both': 'selectedCategory=Apartment&selectedLocation=Dubai+Marina',
  'list page, by a common word': 'searchTerm=apartment',
  'list page, by a word that one in fifty has': 'searchTerm=loft',
  'list page, by three words': 'searchTerm=corner+apartment+facing',
  'list page, by a word that nothing has': 'searchTerm=zeppelin',
  'list page, by a misspelt word': 'searchTerm=golf+corse',
  'list page, by words, a count and a price': 'searchTerm=3+bed+under+2m+marina+2+parking',
  'list page, by a price that nothing has': 'searchTerm=villa+marina&maxPrice=10',
  'list page, cheapest first': 'sort=price-up',
  'list page, of a word, dearest first': 'searchTerm=loft&sort=price-down',
  'list page, by all three':
    'searchTerm=loft&selectedCategory=Duplex&selectedLocation=Dubai+Marina',
}

/** The search terms of administrators. */
const ADMIN_SEARCHES = {
  'a common word': 'apartment',
  'a place': 'marina',
  'a word that one in fifty has': 'loft',
  'a word that nothing has': 'zeppelin',
  'two rare letters': 'qz',
}

/** The table of listings in the admin area. */
const TABLE_PAGES = {
  'first page': '',
  'by status': 'status=published',
  'by agent': 'agent=1',
  'by place': 'location=3',
  'by permit': 'permit=missing',
  'by a word': 'term=loft',
  'by three words': 'term=corner+apartment+facing',
  'by a reference': 'term=GH-77',
  'dearest first': 'order=price-down',
  'by title, page 200': 'order=title&page=200',
}

/** Pages that visitors and administrators wait for. */
export function pageQueries(listings: number): MeasuredQuery[] {
  const middlePage = Math.floor(listings / PER_PAGE / 2)
  return [
    ...Object.entries(LIST_PAGES).map(([name, search]) => ({
      name,
      path: (turn: number) => `/properties?${search}&to=/${turn}`,
    })),
    // Far apart, so that no two are in the same block of the table.
    { name: 'detail page', path: (turn) => `/properties2/${1 + ((turn * 7919) % listings)}` },
    adminSearch('first page', () => 1),
    adminSearch('a page in the middle', (turn) => middlePage - turn),
    ...Object.entries(ADMIN_SEARCHES).map(([name, term]) => adminSearch(name, () => 1, term)),
  ]
}

function adminSearch(name: string, page: (turn: number) => number, term = ''): MeasuredQuery {
  return {
    name: `admin search, ${name}`,
    path: (turn) => `/api/properties?page=${page(turn)}&per_page=${PER_PAGE}&term=${term}`,
  }
}

export function tableQueries(): MeasuredQuery[] {
  return Object.entries(TABLE_PAGES).map(([name, query]) => ({
    name: `table, ${name}`,
    wantedMs: query ? 100 : 50,
    path: (turn) => `/api/listings?${query}&turn=${turn}`,
  }))
}
