import { cropped, logoOn, markOn, whole, type PrintResolution } from './photos-for-print.server.ts'
import { footOf, type Desk } from './drawing-context.ts'
import { drawBackCover } from './draw-back-cover.server.ts'
import { drawLedger } from './draw-ledger.ts'
import { drawText } from './draw-text.ts'
import { COLOUR, EDGE, FOOT, INNER, PAGE, sized, STYLE } from './print-style.ts'
import { openPaper, type Paper } from './canvas.server.ts'
import { photoPages } from './photo-pages.ts'
import {
  MOST_PHOTOS,
  MOST_PLANS,
  type PropertyBrochureContent,
  type Photos,
} from './page-content.ts'
import { fitted, inOneLine, widthOf } from './text-layout.server.ts'

/** The brochure of one listing: cover, text, photos, plans, and whom to ask. */
export async function drawListing(
  sheet: PropertyBrochureContent,
  stored: Photos,
  fineness: PrintResolution,
): Promise<Buffer> {
  const paper = openPaper({
    title: sheet.title,
    author: sheet.agency.name,
    subject: [sheet.category, sheet.place].filter(Boolean).join(', '),
  })
  const desk: Desk = {
    paper,
    sheet,
    photos: sheet.photos.slice(0, MOST_PHOTOS).flatMap((name) => stored.get(name) ?? []),
    plans: plansOf(sheet, stored),
    fineness,
  }
  await drawCover(desk)
  const [, ...inside] = desk.photos
  const shown = await drawText(desk, inside)
  await drawPhotos(desk, inside.slice(shown))
  await drawPlans(desk)
  await drawBackCover(desk)
  return paper.finish()
}

function plansOf({ floors }: PropertyBrochureContent, stored: Photos): Desk['plans'] {
  let left = MOST_PLANS
  return floors.flatMap(({ name, photos }) => {
    const drawings = photos.flatMap((photo) => stored.get(photo) ?? []).slice(0, left)
    left -= drawings.length
    return drawings.length > 0 ? [{ name, drawings }] : []
  })
}

/** Stands in where a photo is not; never drawn, for pages have as many boxes as photos. */
const EMPTY = Buffer.alloc(0)

const PHOTO_ENDS = 566
const TITLE_WIDTH = 400
const TITLES = [44, 37, 31, 26, 21].map((size) => sized(STYLE.display, size))

async function drawCover({ paper, sheet, photos, fineness }: Desk): Promise<void> {
  const [cover] = photos
  const box = { x: 0, y: 0, width: PAGE.width, height: PHOTO_ENDS }
  const { style, lines } = fitted(TITLES, sheet.title, { width: TITLE_WIDTH, most: 3 })
  paper.addPage(COLOUR.paper)
  if (cover) paper.picture(await cropped(cover, box, fineness), box, sheet.title)
  else {
    const mark = { x: PAGE.width - EDGE - 130, y: EDGE, width: 130, height: 130 }
    paper.fill(COLOUR.ink, box)
    paper.ornament(await markOn(COLOUR.ink), mark)
  }

  // The quay: paper that rises into the photo and carries the words.
  const where = [sheet.place, sheet.category].filter(Boolean).join(', ')
  const above = inOneLine(STYLE.small, where, INNER)
  const height = 30 + (above ? 22 : 0) + lines.length * style.leading
  const widest = Math.max(...lines.map((line) => widthOf(style, line)), widthOf(STYLE.small, above))
  const top = PHOTO_ENDS - height + 6
  const quay = { x: 0, y: top, width: EDGE + widest + 44, height: PAGE.height - top }
  paper.fill(COLOUR.paper, quay)
  let y = top + 26
  if (above) y = paper.set('P', STYLE.small, [above], EDGE, y) + 9
  y = paper.set('H1', style, lines, EDGE, y)

  drawLedger(paper, sheet, { x: EDGE, y: PHOTO_ENDS + 36, width: INNER })
  await drawImprint(paper, sheet)
}

async function drawImprint(paper: Paper, { agency }: PropertyBrochureContent): Promise<void> {
  const logo = await logoOn(COLOUR.paper, 'logo.svg')
  const width = 148
  const y = PAGE.height - 74
  paper.ornament(logo.bytes, { x: EDGE - 2, y, width, height: width / logo.aspect })
  const contacts = [
    ...agency.phones.slice(0, 1),
    { label: agency.email, href: `mailto:${agency.email}` },
  ]
  contacts.forEach(({ label, href }, at) =>
    paper.set('P', STYLE.small, [label], EDGE, y + at * STYLE.small.leading, {
      link: href,
      endOf: INNER,
    }),
  )
}

async function drawPhotos(desk: Desk, photos: readonly Uint8Array[]): Promise<void> {
  const { paper, sheet, fineness } = desk
  const first = desk.photos.length - photos.length + 1
  let at = 0
  for (const boxes of photoPages(photos.length)) {
    paper.addPage(COLOUR.paper)
    const prints = await Promise.all(
      boxes.map((box, nth) => cropped(photos[at + nth] ?? EMPTY, box, fineness)),
    )
    for (const [nth, box] of boxes.entries())
      paper.picture(prints[nth] ?? EMPTY, box, `${sheet.title}, photo ${first + at + nth}`)
    at += boxes.length
    paper.foot(footOf(sheet), COLOUR.inkMute, COLOUR.paper)
  }
}

/** Two drawings on a page, or one that fills it. */
const PLAN = { alone: 600, beside: 286, padding: 16, after: 18 }

async function drawPlans({ paper, sheet, plans, fineness }: Desk): Promise<void> {
  const count = plans.reduce((sum, { drawings }) => sum + drawings.length, 0)
  const highest = count === 1 ? PLAN.alone : PLAN.beside
  let y: number | undefined
  for (const { name, drawings } of plans)
    for (const [nth, drawing] of drawings.entries()) {
      const room = { width: INNER - 2 * PLAN.padding, height: highest - 2 * PLAN.padding }
      const { bytes, width, height } = await whole(drawing, room, fineness)
      const frame = height + 2 * PLAN.padding
      const named = nth === 0 ? 9 + STYLE.heading.leading + 9 : 0
      if (y === undefined || y + named + frame > FOOT - 8) y = startPlans(paper, sheet, y)
      if (nth === 0) {
        paper.rule(COLOUR.lineStrong, EDGE, y, INNER)
        const shown = inOneLine(STYLE.heading, name, INNER)
        y = paper.set('H3', STYLE.heading, [shown], EDGE, y + 9) + 9
      }
      paper.fill(COLOUR.paperBright, { x: EDGE, y, width: INNER, height: frame })
      const box = { x: EDGE + (INNER - width) / 2, y: y + PLAN.padding, width, height }
      paper.picture(bytes, box, `Plan: ${name}`)
      y += frame + PLAN.after
    }
}

function startPlans(
  paper: Paper,
  sheet: PropertyBrochureContent,
  before: number | undefined,
): number {
  paper.addPage(COLOUR.sand)
  paper.foot(footOf(sheet), COLOUR.inkMute, COLOUR.sand)
  if (before !== undefined) return EDGE
  return paper.set('H2', STYLE.title, ['Floor plans'], EDGE, EDGE) + 20
}
