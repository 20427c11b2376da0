/** A place in the list, and the card in it. */
export interface CardPlace<Card> {
  index: number
  card: Card | undefined
}

/**
 * Puts cards into their places. Places from `renderedCount` on, which are out of sight, keep their
 * previous card for a moment or stay empty: to replace thirty cards takes longer than a keystroke may.
 */
export function placeCards<Card extends { id: number }>(
  cards: readonly Card[],
  renderedCount: number,
  previous: readonly CardPlace<Card>[],
): CardPlace<Card>[] {
  const rendered = new Set(cards.slice(0, renderedCount).map(({ id }) => id))
  return cards.map((card, index) => {
    if (index < renderedCount) return { index, card }
    const old = previous[index]?.card
    return { index, card: old && !rendered.has(old.id) ? old : undefined }
  })
}
