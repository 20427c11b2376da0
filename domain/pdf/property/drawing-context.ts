import type { Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import type { PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import { PAGE, STYLE } from '#domain/pdf/canvas/print-style.ts'
import { truncateToLine } from '#domain/pdf/canvas/text-layout.server.ts'
import type { PropertyBrochureContent } from '#domain/pdf/page-content.ts'

/** What the drawing of a property's brochure needs. */
export interface PropertyDrawing {
  canvas: Canvas
  content: PropertyBrochureContent
  /** The photos whose files exist, in their order. */
  photos: Uint8Array[]
  plans: { name: string; images: Uint8Array[] }[]
  resolution: PrintResolution
}

/** Draws the footer of an inner page: the agency and the title. */
export function drawFooter({ canvas, content }: PropertyDrawing, lineColour: string): void {
  const text = `${content.agency.name}   ${content.title}`
  canvas.drawFooter(truncateToLine(STYLE.caption, text, PAGE.contentWidth - 60), lineColour)
}
