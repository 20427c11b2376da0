import { memo, useState, type Ref } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PropertyCard, type PropertyOnCard } from '#app/ui/property-card.tsx'

import { laidOut } from './laid-out.ts'

const SIZES = '(width < 48rem) 124vw, (width < 64rem) 62vw, (width < 90rem) 62vw, 56rem'

/** Three columns; the first and the seventh of every ten span two of them. */
export function List({
  ref,
  cards,
  drawn,
  first,
}: {
  ref: Ref<HTMLUListElement>
  cards: readonly PropertyOnCard[]
  /** How many of the cards are drawn by now. */
  drawn: number
  /** The one that the page opened with: its photo is not to wait. */
  first: number | undefined
}) {
  const [last, setLast] = useState({ cards, drawn, places: laidOut(cards, drawn, []) })
  const isNew = last.cards !== cards || last.drawn !== drawn
  const places = isNew ? laidOut(cards, drawn, last.places) : last.places
  if (isNew) setLast({ cards, drawn, places })

  return (
    <ul
      ref={ref}
      className="grid gap-x-gutter gap-y-[clamp(2.5rem,4.4vw,4rem)] md:grid-cols-2 lg:grid-cols-3"
    >
      {places.map(({ at, card }) => {
        const wide = at % 10 === 0 || at % 10 === 6
        return card ? (
          <Item
            key={card.id}
            property={card}
            wide={wide}
            priority={at === 0 && card.id === first}
          />
        ) : (
          <li key={`place ${at}`} className={classes(PLACE, wide && 'lg:col-span-2')} />
        )
      })}
    </ul>
  )
}

/** About as high as a card, so that the page keeps its length. */
const PLACE = 'mb-38 max-md:aspect-[4/3.5] md:h-[clamp(17.5rem,32vw,29rem)]'

const Item = memo(function Item({
  property,
  wide,
  priority,
}: {
  property: PropertyOnCard
  wide: boolean
  priority: boolean
}) {
  return (
    <li className={classes('flex flex-col', wide && 'lg:col-span-2')}>
      <PropertyCard
        property={property}
        heading="h2"
        shape="row"
        wide={wide}
        priority={priority}
        sizes={SIZES}
        className="grow"
      />
    </li>
  )
})
