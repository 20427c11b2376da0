import { useWords } from '#app/language.tsx'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'
import { PRICE_MARGIN_PERCENT, type SimilarityReason } from '#domain/properties/similar.ts'

import { WORDS } from './details-words.ts'

type SimilarCard = CardProperty & { reasons: readonly SimilarityReason[] }

/** Properties like this one, each with the reasons. On a phone a row that scrolls. */
export function SimilarProperties({ properties }: { properties: readonly SimilarCard[] }) {
  const words = useWords(WORDS)
  return (
    <section
      aria-labelledby="similar-homes"
      className="after-first-paint card-row-height wrap pt-section print:hidden"
    >
      <h2 id="similar-homes" className="mb-heading font-display text-display-2">
        {words.similar}
      </h2>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 max-md:no-scrollbar max-md:-mx-edge max-md:flex max-md:snap-x max-md:scroll-px-edge max-md:overflow-x-auto max-md:px-edge lg:grid-cols-4">
        {properties.map((property) => (
          <li
            key={property.id}
            className="flex flex-col max-md:flex-none max-md:basis-[62%] max-md:snap-start"
          >
            <p className="mb-3 flex min-h-10.5 items-end text-label text-ink-soft">
              <span className="border-s-2 border-brass-deep ps-2.5">
                {reasonText(property, words)}
              </span>
            </p>
            <PropertyCard
              property={property}
              shape="square"
              sizes="(width < 48rem) 80vw, (width < 64rem) 70vw, min(33vw, 29.5rem)"
              className="grow"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonText(
  { reasons, location, bedroom }: SimilarCard,
  { similarBecause }: typeof WORDS.en,
): string {
  const texts = similarBecause(location, PRICE_MARGIN_PERCENT, bedroom ?? 0)
  return reasons.map((reason) => texts[reason]).join(' · ')
}
