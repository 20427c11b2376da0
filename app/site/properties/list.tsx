import { memo, useState, type Ref } from 'react'

import { classes } from '#app/ui/classes.ts'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'

import { placeCards } from './keep-card-places.ts'
import { STEP, stepAnchor } from './paging.ts'

/** The cards after these are not part of the first paint where they are out of sight. */
const FIRST_CARDS = 4

const NARROW_SIZES = '(width < 48rem) 118vw, (width < 64rem) max(48vw, 26.25rem)'
const SIZES = `${NARROW_SIZES}, min(48vw, 43.5rem)`
const WIDE_SIZES = `${NARROW_SIZES}, min(60.5vw, 54.25rem)`

interface ListProps {
  ref: Ref<HTMLUListElement>
  cards: readonly CardProperty[]
  /** How many of the cards are rendered by now. */
  renderedCount: number
  /** How many of them the browser lays out, though they may be out of sight. */
  nearbyCount: number
  /** Whether all cards are equally wide. */
  isUniform: boolean
  /** The first card of the page as it was loaded: its photo has priority. */
  firstId: number | undefined
}

/** Three columns; unless uniform, the first and the seventh of every ten cards span two of them. */
export function List({ ref, cards, renderedCount, nearbyCount, isUniform, firstId }: ListProps) {
  const [last, setLast] = useState({
    cards,
    renderedCount,
    places: placeCards(cards, renderedCount, []),
  })
  const isChanged = last.cards !== cards || last.renderedCount !== renderedCount
  const places = isChanged ? placeCards(cards, renderedCount, last.places) : last.places
  if (isChanged) setLast({ cards, renderedCount, places })

  return (
    <ul ref={ref} className="card-grid card-heights">
      {places.map(({ index, card }) => {
        const wide = !isUniform && (index % 10 === 0 || index % 10 === 6)
        return card ? (
          <Item
            key={card.id}
            anchor={index % STEP === 0 ? stepAnchor(index) : undefined}
            property={card}
            wide={wide}
            isAfterFirstPaint={index >= FIRST_CARDS && index < STEP}
            isFar={index >= nearbyCount}
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
  /** Whether the first paint leaves it out where it is out of sight. */
  isAfterFirstPaint: boolean
  /** Whether the browser lays it out only when it comes near. */
  isFar: boolean
  priority: boolean
}

const Item = memo(function Item(props: ItemProps) {
  const { anchor, property, wide, isAfterFirstPaint, isFar, priority } = props
  return (
    <li
      id={anchor}
      className={classes(
        'flex scroll-mt-16 flex-col',
        wide && 'lg:col-span-2',
        isAfterFirstPaint && 'after-first-paint',
        isFar && 'far-card',
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
