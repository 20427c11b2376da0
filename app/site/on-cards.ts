import type { PostOnCard } from '#app/ui/post-card.tsx'
import type { PropertyOnCard } from '#app/ui/property-card.tsx'
import type { App } from '#domain/app.ts'
import { teaser } from '#domain/formatted-text.ts'
import * as media from '#domain/media/media.server.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Property } from '#domain/properties/property.ts'

/** What cards show of these properties, each with its first photo. */
export async function propertiesOnCards(
  app: Pick<App, 'db'>,
  properties: readonly Property[],
): Promise<PropertyOnCard[]> {
  const photos = await media.describe(
    app,
    properties.flatMap(({ photos: [first] }) => first ?? []),
  )
  return properties.map((property) => ({
    id: property.id,
    title: titleOf(property),
    location: property.location_name,
    category: property.category_name,
    currency: property.currency,
    price: property.price,
    bedroom: property.bedroom,
    bathroom: property.bathroom,
    maxarea: property.maxarea,
    photo: photos[property.photos[0] ?? ''],
  }))
}

/** What cards show of these posts, with the first so many characters of each. */
export async function postsOnCards(
  app: Pick<App, 'db'>,
  posts: readonly Post[],
  characters: number,
): Promise<PostOnCard[]> {
  const photos = await media.describe(
    app,
    posts.map(({ photo }) => photo),
  )
  return posts.map(({ id, title, date, metadescription, photo }) => ({
    id,
    title,
    date,
    teaser: teaser(metadescription, characters),
    photo: photos[photo],
  }))
}

/** No field of a property is required, but a link needs words. */
export function titleOf({
  id,
  properties_title,
}: Pick<Property, 'id' | 'properties_title'>): string {
  return properties_title.trim() || `Property ${id}`
}
