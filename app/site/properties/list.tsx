import { memo, useState, type Ref } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'

import { placeCards } from './keep-card-places.ts'
import { STEP, stepAnchor } from './paging.ts'

/** The first paint leaves out the cards after these, as far as they are out of sight. */
const FIRST_CARDS = 4

const NARROW_SIZES = '(width < 48rem) 118vw, (width < 64rem) max(48vw, 26.25rem)'
const SIZES = `${NARROW_SIZES}, min(48vw, 43.5rem)`
const WIDE_SIZES = `${NARROW_SIZES}, min(60.5vw, 54.25rem)`

interface ListProps {
  ref: Ref<HTMLUListElement>
  cards: readonly CardProperty[]
  /** How many of the cards are rendered by now. */
  rendered: number
  /** How many of them the browser must lay out. */
  nearby: number
  /** Whether all cards are equally wide. */
  even: boolean
  /** The first card of the page as it was loaded: its photo has priority. */
  firstId: number | undefined
}

/** Three columns; unless even, the first and the seventh of every ten cards span two of them. */
export function List({ ref, cards, rendered, nearby, even, firstId }: ListProps) {
  const [last, setLast] = useState({
    cards,
    rendered,
    places: placeCards(cards, rendered, []),
  })
  const isChanged = last.cards !== cards || last.rendered !== rendered
  const places = isChanged ? placeCards(cards, rendered, last.places) : last.places
  if (isChanged) setLast({ cards, rendered, places })

  return (
    <ul ref={ref} className="card-grid card-heights">
      {places.map(({ index, card }) => {
        const wide = !even && (index % 10 === 0 || index % 10 === 6)
        return card ? (
          <Item
            key={card.id}
            anchor={index % STEP === 0 ? stepAnchor(index) : undefined}
            property={card}
            wide={wide}
            far={index >= FIRST_CARDS && index < STEP}
            skipped={index >= nearby}
            priority={index === 0 && card.id === firstId}
          />
        ) : (
          <li
            key={`place ${index}`}
            className={classes('h-(--card-height)', wide && 'lg:col-span-2')}
          />
        )
      })}
    </ul>
  )
}

const Card = memo(PropertyCard)

interface ItemProps {
  anchor: string | undefined
  property: CardProperty
  wide: boolean
  /** Whether the first paint does without it, if it is out of sight. */
  far: boolean
  skipped: boolean
  priority: boolean
}

const Item = memo(function Item({ anchor, property, wide, far, skipped, priority }: ItemProps) {
  return (
    <li
      id={anchor}
      className={classes(
        'flex scroll-mt-16 flex-col',
        wide && 'lg:col-span-2',
        far && 'after-first-paint',
        skipped && 'far-card',
      )}
    >
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
