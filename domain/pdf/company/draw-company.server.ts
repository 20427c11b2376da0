import { Canvas, type Box } from '#domain/pdf/canvas/canvas.server.ts'
import type { PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import {
  COLOUR,
  PAGE,
  STYLE,
  withColour,
  withSize,
  type TextStyle,
} from '#domain/pdf/canvas/print-style.ts'
import {
  balanceLines,
  fitHeading,
  textWidth,
  wrapText,
} from '#domain/pdf/canvas/text-layout.server.ts'
import type { CompanyBrochureContent, Passage, PhotosByName } from '#domain/pdf/page-content.ts'

import { drawProperties } from './draw-properties.server.ts'
import { drawTeam } from './draw-team.server.ts'
import { drawSitePhoto, type CompanyDrawing } from './drawing-context.server.ts'

/** Draws the agency's own brochure: story, services, selected properties, reasons and team. */
export async function drawCompany(
  content: CompanyBrochureContent,
  photos: PhotosByName,
  resolution: PrintResolution,
): Promise<Buffer> {
  const { name, description } = content.agency
  const title = `${name}: ${content.motto}`
  const canvas = new Canvas({ title, author: name, subject: description })
  const drawing: CompanyDrawing = { canvas, content, resolution, photos }
  await drawCover(drawing)
  await drawStory(drawing)
  await drawServices(drawing)
  await drawProperties(drawing)
  await drawReasons(drawing)
  await drawTeam(drawing)
  return canvas.finish()
}

async function drawCover(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.ink)
  await canvas.drawLogo(COLOUR.ink, 52, 172)
  const display = withColour(STYLE.display, COLOUR.paper)
  const styles = [74, 60, 46].map((size) => withSize(display, size))
  const { style, lines } = fitHeading(styles, content.motto, { width: 400, maxLines: 3 })
  canvas.drawLines('H1', style, lines, PAGE.margin - 2, 150)
  const top = 372
  const box = { x: 0, y: top, width: PAGE.width, height: PAGE.height - top }
  await drawSitePhoto(drawing, 'cover', box)
  canvas.fill(COLOUR.ink, { x: 0, y: PAGE.height - 108, width: 298, height: 108 })
  const lead = withColour(STYLE.lead, COLOUR.paper)
  const firstSentence = content.agency.description.split('. ')[0] ?? ''
  canvas.drawParagraph('P', lead, firstSentence, {
    x: PAGE.margin,
    y: PAGE.height - 82,
    width: 210,
  })
}

async function drawStory(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  const { lead, text, beliefs } = content.story
  canvas.addPage(COLOUR.paper)
  await drawSitePhoto(drawing, 'story', { x: 0, y: 0, width: PAGE.width, height: 330 })
  const width = PAGE.margin + textWidth(STYLE.display, 'Who we are') + 44
  canvas.fill(COLOUR.paper, { x: 0, y: 258, width, height: 80 })
  canvas.drawLines('H2', STYLE.display, ['Who we are'], PAGE.margin, 280)
  const style = withSize(STYLE.title, 24)
  let y = canvas.drawLines('P', style, balanceLines(style, lead, 420), PAGE.margin, 372) + 26
  y = canvas.drawParagraph('P', STYLE.body, text, { x: 262, y, width: 268 }) + 44
  for (const belief of beliefs) {
    canvas.drawHorizontalLine(COLOUR.lineStrong, PAGE.margin, y, PAGE.contentWidth)
    canvas.drawLines('H3', STYLE.heading, [belief.name], PAGE.margin, y + 16)
    const column = { x: 262, y: y + 16, width: 285 }
    y = canvas.drawParagraph('P', STYLE.lead, belief.text, column) + 20
  }
  canvas.drawFooter(content.agency.name, COLOUR.paper)
}

async function drawServices(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.paper)
  canvas.drawLines('H2', STYLE.display, ['What we do'], PAGE.margin, 56)
  const photoBox = { x: 0, y: 164, width: 210, height: PAGE.height - 164 }
  await drawSitePhoto(drawing, 'services', photoBox)
  const column = { x: 252, y: 164, width: PAGE.width - PAGE.margin - 252 }
  drawPassages(canvas, content.services, column, {
    name: NAME,
    text: BODY,
    line: COLOUR.lineStrong,
  })
}

async function drawReasons(drawing: CompanyDrawing): Promise<void> {
  const { canvas, content } = drawing
  canvas.addPage(COLOUR.ink)
  await drawSitePhoto(drawing, 'reasons', { x: 0, y: 0, width: 238, height: PAGE.height })
  const column = { x: 280, y: 236, width: PAGE.width - PAGE.margin - 280 }
  const title = withColour(withSize(STYLE.display, 37), COLOUR.paper)
  canvas.drawParagraph('H2', title, 'Reasons to invest in Dubai', { ...column, y: 56 })
  drawPassages(canvas, content.reasons, column, {
    name: withColour(NAME, COLOUR.paper),
    text: withColour(BODY, COLOUR.mist),
    line: COLOUR.lineDark,
  })
}

const NAME = withSize(STYLE.heading, 18)
const BODY: TextStyle = { ...STYLE.body, size: 10.2, leading: 16 }

/** Draws names with their texts, a line above each, spread over the height of the page. */
function drawPassages(
  canvas: Canvas,
  passages: readonly Passage[],
  { x, y, width }: Omit<Box, 'height'>,
  { name, text, line }: { name: TextStyle; text: TextStyle; line: string },
): void {
  const height = Math.min((PAGE.height - 60 - y) / Math.max(passages.length, 1), 152)
  for (const [index, passage] of passages.entries()) {
    const top = y + index * height
    canvas.drawHorizontalLine(line, x, top, width)
    const textTop = canvas.drawParagraph('H3', name, passage.name, { x, y: top + 18, width }) + 6
    const maxLines = Math.max(1, Math.floor((top + height - 8 - textTop) / text.leading))
    const lines = wrapText(text, passage.text, width).slice(0, maxLines)
    canvas.drawLines('P', text, lines, x, textTop)
  }
}
