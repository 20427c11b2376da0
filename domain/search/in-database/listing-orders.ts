/** The table of listings is sorted by one of these, with their names. */
export const TABLE_ORDER_NAMES = {
  newest: 'Newest first',
  changed: 'Last changed',
  title: 'Title',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  views: 'Most viewed',
}

export type TableOrder = keyof typeof TABLE_ORDER_NAMES

export const TABLE_ORDERS = Object.keys(TABLE_ORDER_NAMES) as TableOrder[]

export const LISTINGS_PER_PAGE = 25
