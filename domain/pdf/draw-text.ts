import type { TextBlock } from '#domain/formatted-text.ts'

import { footOf, type Desk } from './drawing-context.ts'
import { cropped } from './photos-for-print.server.ts'
import { COLOUR, EDGE, FOOT, PAGE, STYLE, TEXT } from './print-style.ts'
import type { Paper, Role } from './canvas.server.ts'
import type { PropertyBrochureContent } from './page-content.ts'
import { cut, linesOf, type Style } from './text-layout.server.ts'

const NARROW = TEXT.left - EDGE - 30
const TOP = 64
/** A photo lower than this is a stripe. */
const LOWEST_PHOTO = 210
const HIGHEST_PHOTO = 400
const LONGEST_LEAD = 320
const MOST_NEARBY = 16

/**
 * The description beside what is nearby, over as many pages as it takes. Where the last has room, it
 * ends with a photo; returns how many photos were used.
 */
export async function drawText(desk: Desk, photos: readonly Uint8Array[]): Promise<number> {
  const { paper, sheet, fineness } = desk
  if (!isTold(sheet)) return 0
  startPage(desk)
  const beside = drawFacts(paper, sheet)
  let y = TOP
  if (sheet.description.length > 0)
    y = paper.set('H2', STYLE.title, ['Description'], TEXT.left, y - 8) + 14
  let deepest = beside
  for (const [at, block] of sheet.description.entries()) {
    const { role, style, before, keep } = settingOf(block, at)
    if (at > 0) y += before
    const lines = linesOf(style, block.text, TEXT.width)
    for (let from = 0; from < lines.length;) {
      const room = Math.floor((FOOT - 18 - y) / style.leading)
      if (room < Math.min(keep, lines.length - from + (keep > 2 ? keep : 0))) {
        startPage(desk)
        deepest = y = TOP
        continue
      }
      const some = lines.slice(from, from + room)
      y = paper.set(role, style, some, TEXT.left, y)
      from += some.length
    }
  }
  const [photo] = photos
  const free = FOOT - 8 - Math.max(y, deepest) - 30
  if (!photo || free < LOWEST_PHOTO) return 0
  const height = Math.min(free, HIGHEST_PHOTO)
  const box = { x: 0, y: FOOT - 8 - height, width: PAGE.width, height }
  paper.picture(await cropped(photo, box, fineness), box, `${sheet.title}, photo 2`)
  return 1
}

/** A listing without words needs no page for them. */
function isTold({ description, nearby }: PropertyBrochureContent): boolean {
  return description.length > 0 || nearby.length > 0
}

function startPage({ paper, sheet }: Desk): void {
  paper.addPage(COLOUR.paper)
  paper.foot(footOf(sheet), COLOUR.inkMute, COLOUR.paper)
}

/** `keep`: so many lines stay together, a heading with the first of its text. */
function settingOf(
  { kind, text }: TextBlock,
  at: number,
): {
  role: Role
  style: Style
  before: number
  keep: number
} {
  if (kind === 'heading') return { role: 'H3', style: STYLE.heading, before: 14, keep: 4 }
  if (kind === 'bold') return { role: 'P', style: STYLE.bold, before: 7, keep: 2 }
  const leading = at === 0 && text.length <= LONGEST_LEAD
  return { role: 'P', style: leading ? STYLE.lead : STYLE.body, before: 8, keep: 2 }
}

/** The narrow column: what kind of home it is, and what is nearby. Returns where it ends. */
function drawFacts(paper: Paper, sheet: PropertyBrochureContent): number {
  let y: number = TOP
  const facts = [
    { name: 'Offered', value: sheet.offer },
    { name: 'Kind', value: sheet.category },
    { name: 'Place', value: sheet.place },
    { name: 'Reference', value: `${sheet.id}` },
  ].filter(({ value }) => value !== '')
  for (const { name, value } of facts) {
    paper.rule(COLOUR.line, EDGE, y, NARROW)
    paper.set('P', STYLE.caption, [name], EDGE, y + 7)
    const lines = cut(STYLE.label, value, { width: NARROW, most: 2 })
    y = paper.set('P', STYLE.label, lines, EDGE, y + 18) + 8
  }
  paper.rule(COLOUR.line, EDGE, y, NARROW)
  if (sheet.nearby.length === 0) return y
  y = paper.set('H2', STYLE.heading, ['What is nearby'], EDGE, y + 30) + 8
  for (const place of sheet.nearby.slice(0, MOST_NEARBY)) {
    paper.rule(COLOUR.line, EDGE, y, NARROW)
    const lines = cut(STYLE.small, place, { width: NARROW, most: 2 })
    y = paper.set('LI', STYLE.small, lines, EDGE, y + 6) + 5
  }
  paper.rule(COLOUR.line, EDGE, y, NARROW)
  return y
}
