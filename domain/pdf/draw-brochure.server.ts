import { drawCompany } from '#domain/pdf/company/draw-company.server.ts'
import type { PrintResolution } from '#domain/pdf/canvas/photos-for-print.server.ts'
import type {
  CompanyBrochureContent,
  PhotosByName,
  PropertyBrochureContent,
} from './page-content.ts'
import { drawProperty } from '#domain/pdf/property/draw-property.server.ts'

/** Small enough to be sent by email. */
const MAX_BYTES = 2_900_000

/** From the preferred one to the lowest that is acceptable. */
export const PRINT_RESOLUTIONS: readonly PrintResolution[] = [
  { dotsPerPoint: 2.2, quality: 76 },
  { dotsPerPoint: 1.7, quality: 62 },
  { dotsPerPoint: 1.2, quality: 48 },
  { dotsPerPoint: 0.8, quality: 34 },
]

/** Draws a brochure in the highest resolution that keeps the PDF small enough. */
export async function drawBrochure(
  content: PropertyBrochureContent | CompanyBrochureContent,
  photos: PhotosByName,
): Promise<Buffer> {
  let pdf: Buffer = Buffer.alloc(0)
  for (const resolution of PRINT_RESOLUTIONS) {
    pdf =
      content.kind === 'property'
        ? await drawProperty(content, photos, resolution)
        : await drawCompany(content, photos, resolution)
    if (pdf.length <= MAX_BYTES) break
  }
  return pdf
}
