import { cropped } from './photos-for-print.server.ts'
import type { CompanyDesk } from './company-drawing-context.server.ts'
import { drawLedger } from './draw-ledger.ts'
import { COLOUR, EDGE, INNER, PAGE, sized, STYLE } from './print-style.ts'
import type { CompanyBrochureContent } from './page-content.ts'
import { cut, fitted, inOneLine, widthOf } from './text-layout.server.ts'

type ShownHome = CompanyBrochureContent['homes'][number]

const HALF = 392
/** How far the words reach that stand before a photo. */
const WORDS = 330

/** Two homes a page: one with its photo from edge to edge, one with its words beside the photo. */
export async function drawHomes(desk: CompanyDesk): Promise<void> {
  const { paper, sheet } = desk
  for (const [at, home] of sheet.homes.entries()) {
    if (at % 2 === 0) {
      paper.addPage(COLOUR.paper)
      paper.foot('Selected homes', COLOUR.inkMute, COLOUR.paper)
      await drawWide(desk, home)
    } else await drawBeside(desk, home)
  }
}

const TITLES = [27, 23, 19].map((size) => sized(STYLE.title, size))

async function drawWide({ paper, photos, fineness }: CompanyDesk, home: ShownHome): Promise<void> {
  const box = { x: 0, y: 0, width: PAGE.width, height: 236 }
  const photo = photos.get(home.photos[0] ?? '')
  if (photo) paper.picture(await cropped(photo, box, fineness), box, home.title)
  else paper.fill(COLOUR.sand, box)
  const { style, lines } = fitted(TITLES, home.title, { width: WORDS, most: 2 })
  const height = 40 + lines.length * style.leading
  const place = inOneLine(STYLE.caption, placeOf(home), WORDS)
  const widest = Math.max(
    ...lines.map((line) => widthOf(style, line)),
    widthOf(STYLE.caption, place),
    150,
  )
  const top = box.height - height + 8
  paper.fill(COLOUR.paper, { x: 0, y: top, width: EDGE + widest + 40, height: height + 4 })
  paper.set('P', STYLE.caption, [place], EDGE, top + 18)
  paper.set('H2', style, lines, EDGE, top + 32, { link: home.address })
  const y = drawLedger(paper, home, { x: EDGE, y: box.height + 18, width: INNER })
  setTeaser(paper, home, y + 12)
}

async function drawBeside({ paper, photos, fineness }: CompanyDesk, home: ShownHome) {
  const x = 208
  const box = { x, y: HALF + 16, width: PAGE.width - x, height: 226 }
  const photo = photos.get(home.photos[0] ?? '')
  if (photo) paper.picture(await cropped(photo, box, fineness), box, home.title)
  else paper.fill(COLOUR.sand, box)
  const width = x - EDGE - 18
  paper.rule(COLOUR.lineStrong, EDGE, box.y, width)
  const place = cut(STYLE.caption, placeOf(home), { width, most: 2 })
  const under = paper.set('P', STYLE.caption, place, EDGE, box.y + 10) + 4
  const { style, lines } = fitted(TITLES, home.title, { width, most: 5 })
  paper.set('H2', style, lines, EDGE, under, { link: home.address })
  const y = drawLedger(paper, home, { x: EDGE, y: box.y + box.height + 16, width: INNER })
  setTeaser(paper, home, y + 12)
}

function placeOf({ place, category }: ShownHome): string {
  return [place, category].filter(Boolean).join(', ')
}

function setTeaser(paper: CompanyDesk['paper'], { teaser }: ShownHome, y: number): void {
  paper.set('P', STYLE.body, cut(STYLE.body, teaser, { width: 380, most: 3 }), EDGE, y)
}
