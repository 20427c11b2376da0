import heroSkylineDusk from '#app/site/photos/hero-skyline-dusk.json' with { type: 'json' }
import { formatDay } from '#app/ui/format-day.ts'
import { formatArea, formatCount, priceParts } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'
import type { ShareImageContent } from '#domain/pdf/page-content.ts'
import { permitFacts } from '#domain/properties/permits/permit-facts.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { lookOf } from '#domain/agency/look.ts'
import type { Profile } from '#domain/agency/sections/identity.ts'

import { webpUrl } from './webp-url.ts'

const MAX_TEXT_LENGTH = 300

type Branded = Pick<Agency, 'profile' | 'brand'>

/** The content of the image that social networks show with a link to a property. */
export function propertyShareImage(property: Property, agency: Branded): ShareImageContent {
  const { profile } = agency
  const { bedroom, bathroom, maxarea, location_name, category_name } = property
  return {
    kind: 'share-image',
    photo: property.photos[0] ?? null,
    eyebrow: [location_name, category_name].filter(Boolean).join(', ').slice(0, MAX_TEXT_LENGTH),
    title: titleOf(property).slice(0, MAX_TEXT_LENGTH),
    price: priceParts(property),
    facts: [
      ...(bedroom ? [formatCount(bedroom, 'bed')] : []),
      ...(bathroom ? [formatCount(bathroom, 'bath')] : []),
      ...(maxarea ? [formatArea(maxarea)] : []),
    ],
    footer: propertyFooter(property, profile).slice(0, MAX_TEXT_LENGTH),
    agency: profile.name,
    look: lookOf(agency),
  }
}

/** The permit, the agent and the agency's registration. */
function propertyFooter(property: Property, profile: Profile): string {
  const { permit, agent } = permitFacts(property, profile) ?? {}
  const orn = agent && profile.orn && `ORN ${profile.orn}`
  return [permit && `Permit ${permit.number}`, agent, orn].filter(Boolean).join(' · ')
}

export function postShareImage(post: Post, agency: Branded): ShareImageContent {
  return {
    kind: 'share-image',
    photo: post.photo || null,
    eyebrow: '',
    title: post.title.slice(0, MAX_TEXT_LENGTH),
    price: null,
    facts: [post.author.slice(0, MAX_TEXT_LENGTH), formatDay(post.date)],
    footer: '',
    agency: agency.profile.name,
    look: lookOf(agency),
  }
}

/** For pages that have no image of their own. */
export function siteShareImage({ profile, brand, home }: Branded & Pick<Agency, 'home'>) {
  return {
    kind: 'share-image',
    photo: null,
    sitePhoto: webpUrl(heroSkylineDusk),
    eyebrow: profile.name,
    title: home.hero.title,
    price: null,
    facts: [profile.strapline],
    footer: '',
    agency: profile.name,
    look: lookOf({ profile, brand }),
  } satisfies ShareImageContent
}
