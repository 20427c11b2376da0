import { FINENESSES, type PrintResolution } from './photos-for-print.server.ts'
import { drawCompany } from './draw-company.server.ts'
import { drawListing } from './draw-property.server.ts'
import type { CompanyBrochureContent, PropertyBrochureContent, Photos } from './page-content.ts'

/** What a mailbox and a telephone still take. */
const LARGEST_BYTES = 2_900_000

/** A brochure as a PDF; its photos are as fine as its size allows. */
export async function printed(
  sheet: PropertyBrochureContent | CompanyBrochureContent,
  photos: Photos,
): Promise<Buffer> {
  let brochure: Buffer = Buffer.alloc(0)
  for (const fineness of FINENESSES) {
    brochure = await draw(sheet, photos, fineness)
    if (brochure.length <= LARGEST_BYTES) break
  }
  return brochure
}

function draw(
  sheet: PropertyBrochureContent | CompanyBrochureContent,
  photos: Photos,
  fineness: PrintResolution,
) {
  return sheet.kind === 'listing'
    ? drawListing(sheet, photos, fineness)
    : drawCompany(sheet, photos, fineness)
}
