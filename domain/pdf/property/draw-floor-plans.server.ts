import { fitPlan } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { COLOUR, PAGE, STYLE } from '#domain/pdf/canvas/print-style.ts'
import { truncateToLine } from '#domain/pdf/canvas/text-layout.server.ts'

import { drawFooter, type PropertyDrawing } from './drawing-context.ts'

/** Heights that put two plans on a page, or let a single one fill it. */
const MAX_HEIGHT = { single: 600, several: 286 }
const PADDING = 16
const GAP = 18
const NAME_HEIGHT = 9 + STYLE.heading.leading + 9

/** Draws the floor plans in frames, each floor under its name. */
export async function drawFloorPlans(drawing: PropertyDrawing): Promise<void> {
  const { canvas, plans, resolution } = drawing
  const isSingle = plans.flatMap(({ images }) => images).length === 1
  const maxHeight = isSingle ? MAX_HEIGHT.single : MAX_HEIGHT.several
  const room = { width: PAGE.contentWidth - 2 * PADDING, height: maxHeight - 2 * PADDING }
  let y: number | undefined
  for (const { name, images } of plans)
    for (const [index, image] of images.entries()) {
      const { bytes, width, height } = await fitPlan(image, room, resolution)
      const frameHeight = height + 2 * PADDING
      const nameHeight = index === 0 ? NAME_HEIGHT : 0
      if (y === undefined || y + nameHeight + frameHeight > PAGE.footerTop - 8)
        y = startPage(drawing, { isFirst: y === undefined })
      if (index === 0) {
        canvas.drawHorizontalLine(COLOUR.lineStrong, PAGE.margin, y, PAGE.contentWidth)
        const heading = truncateToLine(STYLE.heading, name, PAGE.contentWidth)
        y = canvas.drawLines('H3', STYLE.heading, [heading], PAGE.margin, y + 9) + 9
      }
      const frame = { x: PAGE.margin, y, width: PAGE.contentWidth, height: frameHeight }
      canvas.fill(COLOUR.paperBright, frame)
      const x = PAGE.margin + (PAGE.contentWidth - width) / 2
      canvas.drawPhoto(bytes, { x, y: y + PADDING, width, height }, `Plan: ${name}`)
      y += frameHeight + GAP
    }
}

function startPage(drawing: PropertyDrawing, { isFirst }: { isFirst: boolean }): number {
  drawing.canvas.addPage(COLOUR.sand)
  drawFooter(drawing, COLOUR.sand)
  if (!isFirst) return PAGE.margin
  return drawing.canvas.drawLines('H2', STYLE.title, ['Floor plans'], PAGE.margin, PAGE.margin) + 20
}
