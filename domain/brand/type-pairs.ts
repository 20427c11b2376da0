/** The families of headings and text; both are shipped with the site. */
export const TYPE_PAIRS = [
  'Newsreader and Hanken Grotesk',
  'Hanken Grotesk',
  'Newsreader, also in posts',
] as const

export type TypePair = (typeof TYPE_PAIRS)[number]

export const SHIPPED_TYPE: TypePair = 'Newsreader and Hanken Grotesk'
