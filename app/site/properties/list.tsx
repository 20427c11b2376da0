import { memo, useState, type Ref } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'

import { laidOut } from './keep-card-places.ts'

const NARROW = '(width < 48rem) 118vw, (width < 64rem) max(48vw, 26.25rem)'
const SIZES = `${NARROW}, min(48vw, 43.5rem)`
const WIDE_SIZES = `${NARROW}, min(60.5vw, 54.25rem)`

/** Three columns; the first and the seventh of every ten span two of them. */
export function List({
  ref,
  cards,
  drawn,
  near,
  first,
}: {
  ref: Ref<HTMLUListElement>
  cards: readonly CardProperty[]
  /** How many of the cards are drawn by now. */
  drawn: number
  /** How many of them are near enough to be laid out. */
  near: number
  /** The one that the page opened with: its photo is not to wait. */
  first: number | undefined
}) {
  const [last, setLast] = useState({ cards, drawn, places: laidOut(cards, drawn, []) })
  const isNew = last.cards !== cards || last.drawn !== drawn
  const places = isNew ? laidOut(cards, drawn, last.places) : last.places
  if (isNew) setLast({ cards, drawn, places })

  return (
    <ul ref={ref} className={classes(GRID, CARD_HEIGHT)}>
      {places.map(({ at, card }) => {
        const wide = at % 10 === 0 || at % 10 === 6
        return card ? (
          <Item
            key={card.id}
            property={card}
            wide={wide}
            skipped={at >= near}
            priority={at === 0 && card.id === first}
          />
        ) : (
          <li
            key={`place ${at}`}
            className={classes('h-(--card-height)', wide && 'lg:col-span-2')}
          />
        )
      })}
    </ul>
  )
}

const GRID = 'grid gap-x-gutter gap-y-[clamp(2.5rem,4.4vw,4rem)] md:grid-cols-2 lg:grid-cols-3'

/** Of one that nobody has seen yet, near enough that the page keeps its length: photo and words. */
const CARD_HEIGHT =
  '[--card-height:calc((100vw-2*var(--spacing-edge))*0.875+9.25rem)] md:[--card-height:calc(clamp(17.5rem,32vw,29rem)+10.5rem)] *:[contain-intrinsic-height:auto_var(--card-height)]'

/** The browser passes over one that is far out of sight. */
const SKIPPED =
  '[content-visibility:auto] [overflow-clip-margin:0.5rem] print:[content-visibility:visible]'

const Card = memo(PropertyCard)

const Item = memo(function Item({
  property,
  wide,
  skipped,
  priority,
}: {
  property: CardProperty
  wide: boolean
  skipped: boolean
  priority: boolean
}) {
  return (
    <li className={classes('flex flex-col', wide && 'lg:col-span-2', skipped && SKIPPED)}>
      <Card
        property={property}
        heading="h2"
        shape="row"
        wide={wide}
        priority={priority}
        sizes={wide ? WIDE_SIZES : SIZES}
        className="grow"
      />
    </li>
  )
})
