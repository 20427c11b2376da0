import { drawLogo } from '#domain/pdf/canvas/draw-logo.server.ts'
import { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import { drawPriceAndFacts } from '#domain/pdf/canvas/draw-price-and-facts.ts'
import {
  cropPhoto,
  fitPlan,
  renderLogoMark,
  type PrintResolution,
} from '#domain/pdf/canvas/photos-for-print.server.ts'
import { printWords } from '#domain/pdf/canvas/print-look.server.ts'
import { COLOUR, PAGE, STYLE, withSize } from '#domain/pdf/canvas/print-style.ts'
import {
  fitHeading,
  leadingOf,
  textWidth,
  truncateToLine,
} from '#domain/pdf/canvas/text-layout.server.ts'
import {
  MAX_PRINTED_PHOTOS,
  MAX_PLANS,
  type PhotosByName,
  type PropertyBrochureContent,
} from '#domain/pdf/page-content.ts'
import { joinPlace } from '#domain/pdf/words.ts'

import { drawBackCover } from './draw-back-cover.server.ts'
import { drawDescription, drawFooter, type PropertyDrawing } from './draw-description.server.ts'
import { photoPages } from './photo-pages.ts'

/**
 * Draws the brochure of one property: cover, description, photos, floor plans and contacts. With
 * every change of the design raise `DESIGN_VERSION` in `printed-files.server.ts`.
 */
export async function drawProperty(
  content: PropertyBrochureContent,
  stored: PhotosByName,
  resolution: PrintResolution,
): Promise<Buffer> {
  const canvas = new Canvas({
    title: content.title,
    author: content.agency.name,
    subject: joinPlace(content.category, content.location),
  })
  const drawing: PropertyDrawing = {
    canvas,
    content,
    photos: content.photos.slice(0, MAX_PRINTED_PHOTOS).flatMap((name) => stored.get(name) ?? []),
    plans: findPlans(content, stored),
    resolution,
  }
  await drawCover(drawing)
  const innerPhotos = drawing.photos.slice(1)
  const usedPhotos = await drawDescription(drawing, innerPhotos[0])
  await drawPhotos(drawing, innerPhotos.slice(usedPhotos))
  await drawFloorPlans(drawing)
  await drawBackCover(drawing)
  return canvas.finish()
}

function findPlans({ floors }: PropertyBrochureContent, stored: PhotosByName) {
  let remaining = MAX_PLANS
  return floors.flatMap(({ name, photos }) => {
    const images = photos.flatMap((photo) => stored.get(photo) ?? []).slice(0, remaining)
    remaining -= images.length
    return images.length > 0 ? [{ name, images }] : []
  })
}

const PHOTO_HEIGHT = 566
const TITLE_WIDTH = 400
const TITLE_STYLES = [44, 37, 31, 26, 21].map((size) => withSize(STYLE.display, size))

async function drawCover({ canvas, content, photos, resolution }: PropertyDrawing): Promise<void> {
  const [photo] = photos
  const photoBox = { x: 0, y: 0, width: PAGE.width, height: PHOTO_HEIGHT }
  canvas.addPage(COLOUR.paper)
  if (photo) canvas.drawPhoto(await cropPhoto(photo, photoBox, resolution), photoBox, content.title)
  else {
    const markBox = { x: PAGE.width - PAGE.margin - 130, y: PAGE.margin, width: 130, height: 130 }
    canvas.fill(COLOUR.ink, photoBox)
    const mark = await renderLogoMark('ink')
    if (mark) canvas.drawDecoration(mark, markBox)
  }

  // The title stands on a box of paper colour that covers a lower corner of the photo.
  const area = { width: TITLE_WIDTH, maxLines: 3 }
  const { style, lines } = fitHeading(TITLE_STYLES, content.title, area)
  const location = joinPlace(content.location, content.category)
  const subtitle = truncateToLine(STYLE.small, location, PAGE.contentWidth)
  const textHeight = 30 + (subtitle ? 22 : 0) + lines.length * leadingOf(style)
  const maxWidth = Math.max(
    ...lines.map((line) => textWidth(style, line)),
    textWidth(STYLE.small, subtitle),
  )
  const top = PHOTO_HEIGHT - textHeight + 6
  canvas.fill(COLOUR.paper, {
    x: 0,
    y: top,
    width: PAGE.margin + maxWidth + 44,
    height: PAGE.height - top,
  })
  let y = top + 26
  if (subtitle) y = canvas.drawLines('P', STYLE.small, [subtitle], PAGE.margin, y) + 9
  canvas.drawLines('H1', style, lines, PAGE.margin, y)

  const factsBox = { x: PAGE.margin, y: PHOTO_HEIGHT + 36, width: PAGE.contentWidth }
  drawPriceAndFacts(canvas, content, factsBox)
  await drawAgency(canvas, content)
}

async function drawAgency(canvas: Canvas, { agency }: PropertyBrochureContent): Promise<void> {
  const y = PAGE.height - 74
  await drawLogo(canvas, COLOUR.paper, y, 148)
  const contacts = [
    ...agency.phones.slice(0, 1),
    { label: agency.email, href: `mailto:${agency.email}` },
  ]
  for (const [index, { label, href }] of contacts.entries())
    canvas.drawLines('P', STYLE.small, [label], PAGE.margin, y + index * leadingOf(STYLE.small), {
      link: href,
      endAlignedIn: PAGE.contentWidth,
    })
}

/** Never drawn: a page has as many boxes as photos. */
const NO_PHOTO = Buffer.alloc(0)

async function drawPhotos(drawing: PropertyDrawing, photos: readonly Uint8Array[]): Promise<void> {
  const { canvas, content, resolution } = drawing
  const firstNumber = drawing.photos.length - photos.length + 1
  let drawn = 0
  for (const boxes of photoPages(photos.length)) {
    canvas.addPage(COLOUR.paper)
    const crops = await Promise.all(
      boxes.map(async (box, index) => ({
        box,
        bytes: await cropPhoto(photos[drawn + index] ?? NO_PHOTO, box, resolution),
      })),
    )
    for (const { box, bytes } of crops)
      canvas.drawPhoto(bytes, box, printWords().photo(content.title, firstNumber + drawn++))
    drawFooter(drawing, COLOUR.paper)
  }
}

/** Heights that put two plans on a page, or let a single one fill it. */
const MAX_PLAN_HEIGHT = { single: 600, several: 286 }
const PLAN_PADDING = 16
const PLAN_GAP = 18

/** Draws the floor plans in frames, each floor under its name. */
async function drawFloorPlans(drawing: PropertyDrawing): Promise<void> {
  const { canvas, plans, resolution } = drawing
  const isSingle = plans.flatMap(({ images }) => images).length === 1
  const maxHeight = isSingle ? MAX_PLAN_HEIGHT.single : MAX_PLAN_HEIGHT.several
  const room = { width: PAGE.contentWidth - 2 * PLAN_PADDING, height: maxHeight - 2 * PLAN_PADDING }
  let y: number | undefined
  for (const { name, images } of plans)
    for (const [index, image] of images.entries()) {
      const { bytes, width, height } = await fitPlan(image, room, resolution)
      const frameHeight = height + 2 * PLAN_PADDING
      const nameHeight = index === 0 ? 9 + leadingOf(STYLE.heading) + 9 : 0
      if (y === undefined || y + nameHeight + frameHeight > PAGE.footerTop - 8)
        y = startPlanPage(drawing, { isFirst: y === undefined })
      if (index === 0) {
        canvas.drawHorizontalLine(COLOUR.lineStrong, PAGE.margin, y, PAGE.contentWidth)
        const heading = truncateToLine(STYLE.heading, name, PAGE.contentWidth)
        y = canvas.drawLines('H3', STYLE.heading, [heading], PAGE.margin, y + 9) + 9
      }
      const frame = { x: PAGE.margin, y, width: PAGE.contentWidth, height: frameHeight }
      canvas.fill(COLOUR.paperBright, frame)
      const x = PAGE.margin + (PAGE.contentWidth - width) / 2
      canvas.drawPhoto(bytes, { x, y: y + PLAN_PADDING, width, height }, printWords().plan(name))
      y += frameHeight + PLAN_GAP
    }
}

function startPlanPage(drawing: PropertyDrawing, { isFirst }: { isFirst: boolean }): number {
  drawing.canvas.addPage(COLOUR.sand)
  drawFooter(drawing, COLOUR.sand)
  if (!isFirst) return PAGE.margin
  const title = [printWords().floorPlans]
  return drawing.canvas.drawLines('H2', STYLE.title, title, PAGE.margin, PAGE.margin) + 20
}
