import type { IslandData } from '#app/islands/island-data.ts'
import { staticIsland } from '#app/islands/static-island.tsx'
import { useWords } from '#app/language.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { CardProperty } from '#app/ui/property-card.tsx'

import { WORDS } from './words.ts'

// The first visit shows the cards of the server, and does without their code.
const SquareCards = staticIsland(async () => (await import('#app/ui/square-cards.tsx')).SquareCards)

interface OtherPropertiesProps {
  cards: IslandData<{ properties: readonly CardProperty[] }>
  /** The ids of the first and the last of them. */
  first: number | undefined
  last: number | undefined
  page: number
  pages: number
  /** What keeps the page a preview: `preview=…&`. */
  preview: string
}

/** The other properties, four per page. Each page has its own URL and works without JavaScript. */
export function OtherProperties(props: OtherPropertiesProps) {
  const { cards, page, pages, preview, ...ids } = props
  const words = useWords(WORDS)
  if (ids.first === undefined) return null
  return (
    <section
      id="others"
      aria-labelledby="other-properties"
      className="after-first-paint card-row-height wrap py-section print:hidden"
    >
      <div className="mb-heading flex items-end justify-between gap-x-8 gap-y-4 max-md:flex-wrap">
        <h2 id="other-properties" className="font-display text-display-2">
          {words.others}
        </h2>
        {pages > 1 && (
          <Pager
            page={page}
            pages={pages}
            pageUrl={(to) => `?${preview}others=${to}${cursor(ids, to, page)}#others`}
            className="max-md:w-full"
          />
        )}
      </div>
      <SquareCards key={page} data={cards} />
    </section>
  )
}

/** Keyset paging: the id after or before which the page begins, because an offset would be slow. */
function cursor(
  { first, last }: Pick<OtherPropertiesProps, 'first' | 'last'>,
  to: number,
  page: number,
): string {
  if (to === 1) return ''
  return to > page ? `&before=${last}` : `&after=${first}`
}
