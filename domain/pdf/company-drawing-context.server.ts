import { cropped, sitePhoto, type PrintResolution } from './photos-for-print.server.ts'
import type { Box, Paper } from './canvas.server.ts'
import type { CompanyBrochureContent, Photos } from './page-content.ts'

/** What the drawing of the agency's brochure needs. */
export interface CompanyDesk {
  paper: Paper
  sheet: CompanyBrochureContent
  fineness: PrintResolution
  photos: Photos
}

/** A photo of the site, edge to edge. */
export async function drawSitePhoto(
  { paper, sheet, fineness }: CompanyDesk,
  of: keyof CompanyBrochureContent['pictures'],
  box: Box,
): Promise<void> {
  const photo = await sitePhoto(sheet.pictures[of])
  paper.ornament(await cropped(photo, box, fineness), box)
}
