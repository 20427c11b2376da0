/** A place in the list, and what stands in it. */
export interface Place<Card> {
  at: number
  card: Card | undefined
}

/**
 * Lays the cards out, the first so many of them at once. The places after those keep for a moment
 * what stood in them before, out of sight, or stay empty: to take thirty cards away and to put
 * thirty others up takes longer than a key may.
 */
export function laidOut<Card extends { id: number }>(
  cards: readonly Card[],
  drawn: number,
  before: readonly Place<Card>[],
): Place<Card>[] {
  const fresh = new Set(cards.slice(0, drawn).map(({ id }) => id))
  return cards.map((card, at) => {
    if (at < drawn) return { at, card }
    const standing = before[at]?.card
    return { at, card: standing && !fresh.has(standing.id) ? standing : undefined }
  })
}
