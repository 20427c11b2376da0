import type { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import { drawPriceAndFacts } from '#domain/pdf/canvas/draw-price-and-facts.ts'
import { cropPhoto, type PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, PAGE, STYLE, withSize, type Box } from '#domain/pdf/canvas/print-style.ts'
import {
  fitHeading,
  leadingOf,
  textWidth,
  truncateLines,
  truncateToLine,
} from '#domain/pdf/canvas/text-layout.server.ts'
import type { CompanyBrochureContent, PhotosByName } from '#domain/pdf/page-content.ts'
import { joinPlace } from '#domain/pdf/words.ts'

/** What the drawing of the agency's brochure needs. */
export interface CompanyDrawing {
  canvas: Canvas
  content: CompanyBrochureContent
  resolution: PrintResolution
  photos: PhotosByName
}

type SelectedProperty = CompanyBrochureContent['properties'][number]

const LOWER_HALF_TOP = 392
const TITLE_WIDTH = 330
const TITLE_STYLES = [27, 23, 19].map((size) => withSize(STYLE.title, size))

/** Draws two properties a page: one below its photo, the other with its title beside the photo. */
export async function drawProperties(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  for (const [index, property] of content.properties.entries()) {
    if (index % 2 === 0) {
      canvas.addPage(COLOUR.paper)
      canvas.drawFooter(printWords().selectedHomes, COLOUR.paper)
      await drawUpperHalf(drawing, property)
    } else await drawLowerHalf(drawing, property)
  }
}

async function drawUpperHalf(drawing: CompanyDrawing, property: SelectedProperty): Promise<void> {
  const { canvas } = drawing
  const box = { x: 0, y: 0, width: PAGE.width, height: 236 }
  await drawPhoto(drawing, property, box)
  const area = { width: TITLE_WIDTH, maxLines: 2 }
  const { style, lines } = fitHeading(TITLE_STYLES, property.title, area)
  const location = truncateToLine(STYLE.caption, locationOf(property), TITLE_WIDTH)
  const maxWidth = Math.max(
    ...lines.map((line) => textWidth(style, line)),
    textWidth(STYLE.caption, location),
    150,
  )
  const height = 40 + lines.length * leadingOf(style)
  const top = box.height - height + 8
  canvas.fill(COLOUR.paper, {
    x: 0,
    y: top,
    width: PAGE.margin + maxWidth + 40,
    height: height + 4,
  })
  canvas.drawLines('P', STYLE.caption, [location], PAGE.margin, top + 18)
  canvas.drawLines('H2', style, lines, PAGE.margin, top + 32, { link: property.url })
  drawDetails(drawing, property, box.height + 18)
}

async function drawLowerHalf(drawing: CompanyDrawing, property: SelectedProperty): Promise<void> {
  const { canvas } = drawing
  const x = 208
  const box = { x, y: LOWER_HALF_TOP + 16, width: PAGE.width - x, height: 226 }
  await drawPhoto(drawing, property, box)
  const width = x - PAGE.margin - 18
  canvas.drawHorizontalLine(COLOUR.lineStrong, PAGE.margin, box.y, width)
  const location = truncateLines(STYLE.caption, locationOf(property), { width, maxLines: 2 })
  const titleTop = canvas.drawLines('P', STYLE.caption, location, PAGE.margin, box.y + 10) + 4
  const { style, lines } = fitHeading(TITLE_STYLES, property.title, { width, maxLines: 5 })
  canvas.drawLines('H2', style, lines, PAGE.margin, titleTop, { link: property.url })
  drawDetails(drawing, property, box.y + box.height + 16)
}

async function drawPhoto(
  { canvas, photos, resolution }: CompanyDrawing,
  property: SelectedProperty,
  box: Box,
): Promise<void> {
  const photo = photos.get(property.photos[0] ?? '')
  if (photo) canvas.drawPhoto(await cropPhoto(photo, box, resolution), box, property.title)
  else canvas.fill(COLOUR.sand, box)
}

function drawDetails({ canvas }: CompanyDrawing, property: SelectedProperty, top: number): void {
  const y = drawPriceAndFacts(canvas, property, {
    x: PAGE.margin,
    y: top,
    width: PAGE.contentWidth,
  })
  const teaser = truncateLines(STYLE.body, property.teaser, { width: 380, maxLines: 3 })
  canvas.drawLines('P', STYLE.body, teaser, PAGE.margin, y + 12, { columnWidth: 380 })
}

function locationOf({ location, category }: SelectedProperty): string {
  return joinPlace(location, category)
}
