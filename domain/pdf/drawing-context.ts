import type { PrintResolution } from './photos-for-print.server.ts'
import { COLOUR, coloured, INNER, STYLE } from './print-style.ts'
import type { Paper } from './canvas.server.ts'
import type { PropertyBrochureContent } from './page-content.ts'
import { inOneLine } from './text-layout.server.ts'

/** What the drawing of one brochure needs. */
export interface Desk {
  paper: Paper
  sheet: PropertyBrochureContent
  /** Those that are there, in their order. */
  photos: Uint8Array[]
  plans: { name: string; drawings: Uint8Array[] }[]
  fineness: PrintResolution
}

/** What stands at the foot of every inner page. */
export function footOf({ agency, title }: PropertyBrochureContent): string {
  const style = coloured(STYLE.caption, COLOUR.inkMute)
  return inOneLine(style, `${agency.name}   ${title}`, INNER - 60)
}
