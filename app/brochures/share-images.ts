import heroSkylineDusk from '#app/site/photos/hero-skyline-dusk.json' with { type: 'json' }
import { formatNumber } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'
import type { ShareImageContent } from '#domain/pdf/page-content.ts'
import { joinPlace } from '#domain/pdf/words.ts'
import { permitFacts } from '#domain/properties/permits/permit-facts.ts'
import type { Property } from '#domain/properties/property.ts'
import type { Profile } from '#domain/agency/sections/identity.ts'

import type { PrintedAgency } from './printed-agency.server.ts'
import { priceIn, titleIn } from './property-brochure.ts'
import { webpUrl } from './webp-url.ts'
import { BROCHURE_WORDS, type BrochureWords } from './words.ts'

const MAX_TEXT_LENGTH = 300

type ShareImageAgency = Pick<PrintedAgency, 'profile' | 'look' | 'language'>

/** The content of the image that social networks show with a link to a property. */
export function propertyShareImage(
  property: Property,
  agency: ShareImageAgency,
): ShareImageContent {
  const { profile, look, language } = agency
  const words = BROCHURE_WORDS[language]
  const { bedroom, bathroom, maxarea, location_name, category_name } = property
  return {
    kind: 'share-image',
    photo: property.photos[0] ?? null,
    eyebrow: joinPlace(location_name, category_name).slice(0, MAX_TEXT_LENGTH),
    title: titleIn(property, language).slice(0, MAX_TEXT_LENGTH),
    price: priceIn(property, language),
    facts: [
      ...(bedroom ? [words.beds(bedroom)] : []),
      ...(bathroom ? [words.baths(bathroom)] : []),
      ...(maxarea ? [`${formatNumber(maxarea)} ${words.squareMetres}`] : []),
    ],
    footer: propertyFooter(property, profile, words).slice(0, MAX_TEXT_LENGTH),
    agency: profile.name,
    look,
    language,
  }
}

/** The permit, the agent and the agency's registration. */
function propertyFooter(property: Property, profile: Profile, words: BrochureWords): string {
  const { permit, agent } = permitFacts(property, profile, words) ?? {}
  const orn = agent && profile.orn && `${words.orn} ${profile.orn}`
  return [permit && words.permit(permit.number), agent, orn].filter(Boolean).join(' · ')
}

export function postShareImage(post: Post, agency: ShareImageAgency): ShareImageContent {
  return {
    kind: 'share-image',
    photo: post.photo || null,
    eyebrow: '',
    title: post.title.slice(0, MAX_TEXT_LENGTH),
    price: null,
    facts: [post.author.slice(0, MAX_TEXT_LENGTH), BROCHURE_WORDS[agency.language].day(post.date)],
    footer: '',
    agency: agency.profile.name,
    look: agency.look,
    language: agency.language,
  }
}

/** For pages that have no image of their own. */
export function siteShareImage({
  profile,
  look,
  language,
  home,
}: ShareImageAgency & Pick<PrintedAgency, 'home'>) {
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
    look,
    language,
  } satisfies ShareImageContent
}
