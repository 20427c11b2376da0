import type { FactName } from '#domain/properties/further-facts.ts'
import type { SimilarityReason } from '#domain/properties/similar.ts'

const facts: Record<FactName, string> = {
  Building: 'Building',
  Furnished: 'Furnished',
  Orientation: 'Orientation',
  'Service charge': 'Service charge',
  Developer: 'Developer',
  Project: 'Project',
  'Escrow account': 'Escrow account',
  Handover: 'Handover',
  Amenities: 'Amenities',
}

const similarBecause = (
  location: string,
  percent: number,
  bedrooms: number,
): Record<SimilarityReason, string> => ({
  area: `Also in ${location}`,
  price: `Within ${percent} % of the price`,
  rooms: `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}, too`,
})

/** Words of the static islands: facts, floors, map, permit, agent and similar homes. */
export const en = {
  price: 'Price',
  counts: { bedroom: 'Bedrooms', bathroom: 'Bathrooms', parking_spaces: 'Parking' },
  maxArea: 'Max area',
  reference: 'Ref.',
  share: 'Share',
  save: 'Save',
  brochure: 'Brochure',
  downloadBrochure: 'Download brochure',
  description: 'Description',
  readRest: 'Read the rest',
  floorPlans: 'Floor plans',
  floors: 'Floors',
  noFloorPhotos: 'No photos available for this floor',
  openFloorPhoto: (photo: number, photos: number, floor: string) =>
    `Open photo ${photo} of ${photos}, ${floor}`,
  floorPlan: (floor: string) => `${floor}, floor plan`,
  floorPhoto: (floor: string, photo: number) => `${floor}, photo ${photo}`,
  where: 'Where it is',
  thisHome: 'This home',
  mapOf: (what: string, location: string) =>
    location && location !== what ? `Map: ${what}, ${location}` : `Map: ${what}`,
  shownNear: 'The home is shown near its place, not at the door.',
  aboutArea: (location: string) => `About ${location}`,
  seeOnMap: 'See it on the map',
  nearby: 'What is nearby',
  further: 'More about it',
  facts,
  furnished: { yes: 'Yes', partly: 'Partly', no: 'No' },
  video: 'Watch the video',
  mayBeOpen: 'may be open to a buyer',
  residency: 'Residency',
  from: (amount: string) => `from AED ${amount}`,
  asOf: (day: string) => `As of ${day}.`,
  noAdvice:
    'This is no legal or immigration advice: the price of this home reaches the threshold, and the authorities decide on everything else.',
  permit: 'Advertising permit',
  permitNumber: 'Trakheesi',
  validUntil: 'Valid until',
  agent: 'Agent',
  agency: 'Agency',
  brn: 'BRN',
  orn: 'ORN',
  checkPermit: 'Check it with the Dubai Land Department',
  yourAgent: 'Your agent',
  whatsapp: 'WhatsApp',
  call: 'Call',
  noLonger: 'It can no longer be visited.',
  similarOffered: (homes: number) =>
    homes === 1 ? '1 home like it is offered.' : `${homes} homes like it are offered.`,
  tellUs: 'Tell us what you look for, and we find another.',
  seeSimilar: (homes: number): string =>
    homes === 1 ? 'See the home like it' : 'See homes like it',
  writeToUs: 'Write to us',
  similar: 'Similar homes',
  similarBecause,
  recent: 'Recently seen',
}
