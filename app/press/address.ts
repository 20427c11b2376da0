/** Where what is printed stands; the pages link to it. */
export const printed = {
  brochure: (id: number) => `/properties2/${id}/brochure.pdf`,
  companyBrochure: '/brochure.pdf',
  /** Networks keep a picture for ever under its address, so another version has another. */
  listingCard: (id: number, version: string) => `/properties2/${id}/share.jpg?v=${stamp(version)}`,
  postCard: (id: number, version: string) => `/BlogInfo/${id}/share.jpg?v=${stamp(version)}`,
}

function stamp(instant: string): string {
  return Date.parse(instant).toString(36)
}
