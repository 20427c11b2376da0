import { SHARE_IMAGE_SIZE } from '#domain/pdf/page-content.ts'

/** Where what is printed stands. */
export const printedFileUrls = {
  companyBrochure: '/brochure.pdf',
}

interface Versioned {
  id: number
  updated_at: string
}

/** Networks keep a picture for ever under its address, so another version has another. */
export const shareImage = {
  listing: ({ id, updated_at }: Versioned) => pictureAt(`/properties2/${id}`, updated_at),
  post: ({ id, updated_at }: Versioned) => pictureAt(`/BlogInfo/${id}`, updated_at),
}

function pictureAt(page: string, version: string) {
  return { ...SHARE_IMAGE_SIZE, path: `${page}/share.jpg?v=${stamp(version)}` }
}

function stamp(instant: string): string {
  return Date.parse(instant).toString(36)
}
