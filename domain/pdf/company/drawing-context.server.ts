import type { Box, Canvas } from '#domain/pdf/canvas/canvas.server.ts'
import {
  cropPhoto,
  readSitePhoto,
  type PrintResolution,
} from '#domain/pdf/canvas/photos-for-print.server.ts'
import type { CompanyBrochureContent, PhotosByName } from '#domain/pdf/page-content.ts'

/** What the drawing of the agency's brochure needs. */
export interface CompanyDrawing {
  canvas: Canvas
  content: CompanyBrochureContent
  resolution: PrintResolution
  photos: PhotosByName
}

export async function drawSitePhoto(
  { canvas, content, resolution }: CompanyDrawing,
  name: keyof CompanyBrochureContent['pictures'],
  box: Box,
): Promise<void> {
  const photo = await readSitePhoto(content.pictures[name])
  canvas.drawDecoration(await cropPhoto(photo, box, resolution), box)
}
