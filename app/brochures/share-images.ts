import { area, day, number, shownPrice } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'
import type { ShareImageContent } from '#domain/pdf/page-content.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import { site } from '#agency/profile.ts'

const LONGEST = 300

/** What a listing shows where somebody shares it. */
export function propertyShareImage(property: Property): ShareImageContent {
  const { bedroom, bathroom, maxarea, location_name, category_name } = property
  return {
    kind: 'share-image',
    photo: property.photos[0] ?? null,
    above: [location_name, category_name].filter(Boolean).join(', ').slice(0, LONGEST),
    title: titleOf(property).slice(0, LONGEST),
    price: shownPrice(property),
    facts: [
      ...(bedroom ? [counted(bedroom, 'bed')] : []),
      ...(bathroom ? [counted(bathroom, 'bath')] : []),
      ...(maxarea ? [area(maxarea)] : []),
    ],
    foot: property.permit_number ? `Permit ${property.permit_number}` : '',
    agency: site.name,
  }
}

export function postShareImage(post: Post): ShareImageContent {
  return {
    kind: 'share-image',
    photo: post.photo || null,
    above: '',
    title: post.title.slice(0, LONGEST),
    price: null,
    facts: [post.author.slice(0, LONGEST), day(post.date)],
    foot: '',
    agency: site.name,
  }
}

function counted(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? '' : 's'}`
}
