/** The texts of a listing that the dashboard's search reads, besides the names it is filed under. */
export interface Searched {
  title: string
  type: string
  price: string
  nearby: string
}

/** The same as they are stored to be searched. */
export function wordsOf({ title, type, price, nearby }: Searched): string {
  return [title, type, price, nearby].join('\n').toLowerCase()
}
