import { cdata, escapeXml } from '#domain/xml.ts'

import { portalWords } from './portal-words.ts'
import { portalType, type FeedEntry, type FeedFormat } from './feed-entry.ts'

const { propertyFinder } = portalWords

/** Property Finder takes down every property that its feed no longer lists. */
export const propertyFinderFeed: FeedFormat = {
  listsWithdrawn: false,
  opening: ({ count, changed }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<list last_update="${escapeXml(changed)}" listing_count="${count}">\n`,
  entry,
  closing: '</list>\n',
}

function entry(listing: FeedEntry): string {
  const { agent, point } = listing
  return [
    `<property last_update="${escapeXml(listing.changed)}">`,
    cdata('reference_number', listing.reference),
    cdata('permit_number', listing.permit || undefined),
    cdata(
      'offering_type',
      (listing.commercial ? 'C' : 'R') + (listing.purpose === 'rent' ? 'R' : 'S'),
    ),
    cdata('property_type', portalType('property-finder', listing.category)),
    cdata('price', String(listing.price)),
    cdata('city', listing.city),
    cdata('community', listing.community),
    cdata('sub_community', listing.subCommunity),
    cdata('property_name', listing.building),
    cdata('title_en', listing.title),
    cdata('title_ar', listing.titleAr),
    cdata('description_en', listing.description),
    cdata('description_ar', listing.descriptionAr),
    cdata('size', String(listing.size)),
    cdata('bedroom', listing.bedrooms === 0 ? propertyFinder.studio : listing.bedrooms?.toString()),
    cdata('bathroom', listing.bathrooms?.toString()),
    '<agent>',
    cdata('id', agent.id),
    cdata('name', agent.name),
    cdata('email', agent.email),
    cdata('phone', agent.phone),
    cdata('license_no', agent.brn),
    '</agent>',
    photos('photo', listing.photos, listing),
    listing.plans.length > 0 ? photos('floor_plan', listing.plans, listing) : '',
    point
      ? `<geopoints>${cdata('longitude', String(point.longitude))}${cdata('latitude', String(point.latitude))}</geopoints>`
      : '',
    cdata(
      'completion_status',
      listing.offPlan ? propertyFinder.completion.offPlan : propertyFinder.completion.ready,
    ),
    cdata('furnished', listing.furnished && propertyFinder.furnished[listing.furnished]),
    '</property>\n',
  ].join('')
}

function photos(
  name: string,
  addresses: string[],
  { changed, watermark }: Pick<FeedEntry, 'changed' | 'watermark'>,
): string {
  const url = (address: string) =>
    `<url last_update="${escapeXml(changed)}" watermark="${watermark ? 'yes' : 'no'}">${escapeXml(address)}</url>`
  return `<${name}>${addresses.map(url).join('')}</${name}>`
}
