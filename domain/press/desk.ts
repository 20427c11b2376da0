import type { Fineness } from './developing.server.ts'
import { COLOUR, coloured, INNER, STYLE } from './house-style.ts'
import type { Paper } from './paper.server.ts'
import type { ListingSheet } from './sheet.ts'
import { inOneLine } from './typeset.server.ts'

/** What the drawing of one brochure needs. */
export interface Desk {
  paper: Paper
  sheet: ListingSheet
  /** Those that are there, in their order. */
  photos: Uint8Array[]
  plans: { name: string; drawings: Uint8Array[] }[]
  fineness: Fineness
}

/** What stands at the foot of every inner page. */
export function footOf({ agency, title }: ListingSheet): string {
  const style = coloured(STYLE.caption, COLOUR.inkMute)
  return inOneLine(style, `${agency.name}   ${title}`, INNER - 60)
}
