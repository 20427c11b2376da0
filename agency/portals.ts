import type { Portals } from '#domain/agency/sections/portals.ts'

/** How listings are sent to the property portals; read by the feeds and by the portal report. */
export const portals: Portals = {
  referencePrefix: 'GH-',
  city: 'Dubai',
  permitRequired: true,
  reportRemovedForDays: 30,
  minPhotos: 5,
  minDescriptionLength: 200,
  maxTitleLength: 150,
  watermark: true,
}
