import { useEnglishMark, useWords } from '#app/language.tsx'
import type { IslandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import type { PostSummary } from '#app/ui/post-card.tsx'
import type { CardProperty } from '#app/ui/property-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Partners as PartnersProps } from '#domain/agency/sections/pages.ts'

import { WORDS } from './words.ts'

// The first visit shows the cards of the server, and does without their code.
const PropertyCard = staticIsland(
  async () => (await import('#app/ui/property-card.tsx')).PropertyCard,
)
const LeadPost = staticIsland(async () => (await import('./lead-post.tsx')).LeadPost)

/** What a slide shows, with the id of it. */
interface Slide<Data> {
  id: number
  card: IslandData<Data>
}

const CARD_BOX = { className: 'flex grow flex-col' }

/** Three cards side by side, two on a tablet, and one with the edge of the next on a phone. */
export function Properties({
  properties,
}: {
  properties: readonly Slide<{ property: CardProperty }>[]
}) {
  const words = useWords(WORDS)
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-display-2">{words.forSale}</h2>}
        itemsLabel={words.propertiesLabel}
        empty={words.noProperties}
        intervalMs={4000}
        viewportClass="max-md:-mx-edge max-md:px-edge"
        rowClass="-ms-gutter"
        slideClass="basis-[86%] ps-gutter md:basis-1/2 lg:basis-1/3"
      >
        {properties.map(({ id, card }) => (
          <PropertyCard
            key={id}
            data={card}
            sizes="(width < 48rem) 118vw, (width < 64rem) 80vw, min(54vw, 47rem)"
            className="grow"
            box={CARD_BOX}
          />
        ))}
      </Carousel>
      <p className="mt-10">
        <TextLink to={urls.properties}>{words.allProperties}</TextLink>
      </p>
    </div>
  )
}

/**
 * Shows three logos side by side, two on a screen below `lg`, and advances by one. Each of three is
 * slightly wider than a third: the carousel only loops if the hidden slides fill the gap that a moving
 * slide leaves.
 */
export function Partners({ partners }: PartnersProps) {
  const words = useWords(WORDS)
  const englishMark = useEnglishMark()
  if (partners.length === 0) return null
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-title-1">{words.partners}</h2>}
        itemsLabel={words.partnersLabel}
        step={1}
        viewportClass="border-y border-line-strong"
        slideClass="relative basis-1/2 before:absolute before:inset-y-0 before:-start-px before:border-s before:border-line lg:basis-[33.5%]"
      >
        {partners.map(({ name, logo }) => (
          <div key={name} className="grid min-h-30 place-items-center p-4 lg:min-h-40 lg:p-6">
            <img
              {...englishMark(name)}
              {...logo}
              alt={name}
              loading="lazy"
              className="max-h-13 w-auto max-w-35 lg:max-w-full"
            />
          </div>
        ))}
      </Carousel>
    </div>
  )
}

export function Blog({ posts }: { posts: readonly Slide<{ post: PostSummary }>[] }) {
  const words = useWords(WORDS)
  return (
    <div className="wrap py-section">
      <Carousel
        title={<h2 className="font-display text-display-2">{words.blog}</h2>}
        itemsLabel={words.postsLabel}
        empty={words.noPosts}
        rowClass="-ms-gutter"
        slideClass="basis-full ps-gutter"
      >
        {posts.map(({ id, card }) => (
          <LeadPost key={id} data={card} />
        ))}
      </Carousel>
    </div>
  )
}
