import { cdata } from '#domain/xml.ts'

import { portalWords } from './portal-words.ts'
import { portalType, type FeedEntry, type FeedFormat } from './feed-entry.ts'

const { bayut } = portalWords

/** The feed that Bayut and dubizzle read. Withdrawn properties stay in it as deleted for a while. */
export const bayutFeed: FeedFormat = {
  listsWithdrawn: true,
  opening: () => '<?xml version="1.0" encoding="UTF-8"?>\n<Properties>\n',
  entry,
  closing: '</Properties>\n',
}

function entry(listing: FeedEntry, status: 'live' | 'deleted'): string {
  const { agent } = listing
  return [
    '<Property>',
    cdata('Property_Ref_No', listing.reference),
    cdata('Permit_Number', listing.permit),
    cdata('Property_Status', status),
    cdata('Property_purpose', listing.purpose === 'rent' ? 'Rent' : 'Buy'),
    cdata('Property_Type', portalType('bayut', listing.category)),
    cdata('Property_Size', String(listing.size)),
    cdata('Property_Size_Unit', 'SQFT'),
    cdata('Bedrooms', bedrooms(listing.bedrooms)),
    cdata('Bathrooms', listing.bathrooms?.toString()),
    list('Features', 'Feature', listing.features),
    cdata('Off_plan', listing.offPlan ? 'Yes' : 'No'),
    list('Portals', 'Portal', bayut.portals),
    cdata('Last_Updated', listing.changed),
    cdata('Property_Title', listing.title),
    cdata('Property_Title_AR', listing.titleAr),
    cdata('Property_Description', listing.description),
    cdata('Property_Description_AR', listing.descriptionAr),
    cdata('Price', String(listing.price)),
    cdata('Rent_Frequency', listing.rentFrequency),
    cdata('Furnished', listing.furnished && bayut.furnished[listing.furnished]),
    cdata('City', listing.city),
    cdata('Locality', listing.community),
    cdata('Sub_Locality', listing.subCommunity),
    cdata('Tower_Name', listing.building),
    list('Images', 'Image', listing.photos),
    list('Videos', 'Video', listing.video ? [listing.video] : []),
    list('Floor_Plans', 'Floor_Plan', listing.plans),
    cdata('Listing_Agent', agent.name),
    cdata('Listing_Agent_Phone', agent.phone),
    cdata('Listing_Agent_Email', agent.email),
    '</Property>\n',
  ].join('')
}

function bedrooms(count: number | undefined): string | undefined {
  return count === 0 ? bayut.studio : count?.toString()
}

function list(name: string, itemName: string, texts: string[]): string {
  return `<${name}>${texts.map((text) => cdata(itemName, text)).join('')}</${name}>`
}
