import type { App } from '#domain/app.ts'
import * as adminList from '#domain/search/in-database/admin-list.server.ts'
import * as database from '#domain/search/in-database/search.server.ts'
import * as summaries from '#domain/properties/property-summaries.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { NO_SEARCH, type SearchParams } from '#domain/search/query-params.ts'

/** The app as the verbs below need it. */
export type Asked = Pick<App, 'db' | 'searchIndex' | 'contentVersion'>

/** One thing that visitors or administrators ask for: by its address, and of the database. */
export interface Question {
  name: string
  /** Never the same address twice: what is kept would answer the second. */
  path: (turn: number) => string
  ask: (app: Asked) => Promise<unknown>
  /** Why it does not take longer with more listings. */
  flat: string
}

const SHOWN = 9
const COUNTED = 1000
const PER_PAGE = 24
const PLACE = 'Dubai Marina'

export function questions(listings: number): Question[] {
  // Far apart, so that no two stand in the same block of the table.
  const some = (turn: number) => 1 + ((turn * 7919) % listings)
  return [
    {
      name: 'list page',
      path: (turn) => `/properties?to=/${turn}`,
      ask: (app) => summaries.newest(app, SHOWN),
      flat: 'The index of ids is read from its end, and no further than the page is long.',
    },
    filtered('by category', { selectedCategory: 'Villa' }, FROM_ITS_INDEX),
    filtered('by location', { selectedLocation: PLACE }, FROM_ITS_INDEX),
    filtered('by both', { selectedCategory: 'Apartment', selectedLocation: PLACE }, FROM_ITS_INDEX),
    filtered('by a common word', { searchTerm: 'apartment' }, AMONG_THE_NEWEST),
    filtered('by a word that one in fifty has', { searchTerm: 'loft' }, AMONG_THE_NEWEST),
    filtered(
      'by three words',
      { searchTerm: 'corner apartment facing' },
      'The newest 50,000 titles fill the page; what is left is to count, which ends at 1,001.',
    ),
    filtered(
      'by a word that nothing has',
      { searchTerm: 'zeppelin' },
      'The newest 50,000 titles are read; then the index of trigrams tells that there is none.',
    ),
    filtered(
      'by all three',
      { searchTerm: 'loft', selectedCategory: 'Duplex', selectedLocation: PLACE },
      'The newest are filtered by category and location from their index; the count reads what stands under both, 1,001 at most.',
    ),
    {
      name: 'detail page',
      path: (turn) => `/properties2/${some(turn)}`,
      ask: async (app) => {
        const { id } = await properties.find(app, some(1))
        await summaries.others(app, id, { page: 1, perPage: 4, total: listings })
      },
      flat: 'One row by its id, and the four newest ids but its own.',
    },
    dashboard('first page', () => ({ page: 1 }), 'As the list page: from the end of the index.'),
    dashboard(
      'a page in the middle',
      (turn) => ({ page: Math.floor(listings / PER_PAGE / 2) - turn }),
      'Not flat, but counted off from the nearer end in the smallest index there is, which holds little but ids: 30 MB for a million.',
    ),
    dashboard('a common word', () => ({ term: 'apartment' }), AMONG_THE_NEWEST_ROWS),
    dashboard('a place', () => ({ term: 'marina' }), AMONG_THE_NEWEST_ROWS),
    dashboard(
      'a word that one in fifty has',
      () => ({ term: 'loft' }),
      'The newest 10,000 fill the page; the count by trigrams ends at 1,001.',
    ),
    dashboard('a word that nothing has', () => ({ term: 'zeppelin' }), BY_TRIGRAMS),
  ]
}

const FROM_ITS_INDEX =
  'An index of its own gives the newest ids in order, and the count stops at 1,001.'
const AMONG_THE_NEWEST =
  'Among the newest 50,000 titles, read from an index alone, it is met 1,001 times; then nothing more is read.'
const AMONG_THE_NEWEST_ROWS =
  'Among the newest 10,000 listings it is met 1,001 times; then nothing more is read.'
const BY_TRIGRAMS = 'The index of trigrams tells at once that there is none.'

function filtered(name: string, part: Partial<SearchParams>, flat: string): Question {
  const search = { ...NO_SEARCH, ...part }
  return {
    name: `list page, ${name}`,
    path: (turn) => `/properties?${new URLSearchParams({ ...part, to: `/${turn}` })}`,
    ask: (app) => database.search(app, search, { limit: SHOWN, countTo: COUNTED }),
    flat,
  }
}

function dashboard(
  name: string,
  asked: (turn: number) => { page?: number; term?: string },
  flat: string,
): Question {
  const whole = (turn: number) => ({ page: 1, term: '', per_page: PER_PAGE, ...asked(turn) })
  return {
    name: `admin search, ${name}`,
    path: (turn) => {
      const { page, per_page, term } = whole(turn)
      return `/api/properties?page=${page}&per_page=${per_page}&term=${term}`
    },
    ask: (app) => adminList.page(app, whole(0), 'everyone'),
    flat,
  }
}
