import { memo, type ReactNode } from 'react'

import { useLanguage } from '#app/language.tsx'
import type { Spot } from '#app/map/spots.ts'
import { Link } from '#app/ui/link.tsx'
import { PropertyCard, type CardProperty } from '#app/ui/property-card.tsx'
import * as urls from '#app/urls.ts'

import type { Results } from '#app/site/properties/list-results.ts'
import type { ListState } from '#app/site/properties/use-search.ts'
import { countsHome, narrowedQuery, type Choice } from './choice.ts'
import { WORDS } from './words.ts'

interface MapCardsProps {
  results: Results
  current: ListState
  choice: Choice | undefined
  /** The first homes of the chosen marker. */
  homes: readonly CardProperty[]
  /** What the pointer or the focus is on: a card or a marker. */
  highlighted: CardProperty | Spot | undefined
  onHighlight: (card: CardProperty | undefined) => void
  children: ReactNode
}

/** The cards; those of the chosen marker come first. */
export function MapCards(props: MapCardsProps) {
  const { results, current, choice, homes, highlighted, onHighlight, children } = props
  const words = WORDS[useLanguage()]
  const isChosen = new Set(homes.map(({ id }) => id))
  const others = results.cards.filter(({ id }) => !isChosen.has(id))
  const count = choice ? words.homes(choice.spot.count) : ''
  const list = (cards: readonly CardProperty[]) => (
    <ul>
      {cards.map((card, index) => (
        <Card
          key={card.id}
          card={card}
          isFirst={index === 0}
          heading={homes.length > 0 ? 'h3' : 'h2'}
          isHighlighted={
            highlighted !== undefined &&
            'communities' in highlighted &&
            countsHome(highlighted, card)
          }
          onHighlight={onHighlight}
        />
      ))}
    </ul>
  )
  return (
    <>
      {/* Always there, so that a choice is read out. */}
      <div aria-live="polite" className="map-choice">
        {choice && <h2>{choice.title ? words.titled(choice.title, count) : count}</h2>}
      </div>
      <div className="map-cards">
        {homes.length > 0 && list(homes)}
        {choice && choice.spot.count > homes.length && homes.length > 0 && (
          <Link
            to={urls.properties + narrowedQuery(current, choice.change)}
            className="map-all quiet-link"
          >
            {words.allHomes(count)}
          </Link>
        )}
        {homes.length > 0 && others.length > 0 && (
          <h2 className="map-others">{words.otherHomes}</h2>
        )}
        {others.length > 0 && list(others)}
        <div className="map-end">{children}</div>
      </div>
    </>
  )
}

interface CardProps {
  card: CardProperty
  isFirst: boolean
  /** Below the heading of a chosen marker, or else of the page. */
  heading: 'h2' | 'h3'
  isHighlighted: boolean
  onHighlight: (card: CardProperty | undefined) => void
}

const Card = memo(function Card({ card, isFirst, heading, isHighlighted, onHighlight }: CardProps) {
  return (
    <li className={isHighlighted ? 'is-highlighted' : undefined}>
      <div
        role="presentation"
        onPointerEnter={() => onHighlight(card)}
        onPointerLeave={() => onHighlight(undefined)}
        onFocus={() => onHighlight(card)}
        onBlur={() => onHighlight(undefined)}
      >
        <PropertyCard
          property={card}
          heading={heading}
          shape="square"
          priority={isFirst}
          sizes="(width < 64rem) 12rem, 25vw"
        />
      </div>
    </li>
  )
})
