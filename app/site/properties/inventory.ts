import type { PropertyOnCard } from '#app/ui/property-card.tsx'

/** A card as a row without names: for ten thousand listings the names would be most of the weight. */
export type Row = [
  id: number,
  title: string,
  location: string,
  category: string,
  currency: string,
  price: string,
  bedroom: number | null,
  bathroom: number | null,
  maxarea: number | null,
  photo?: string,
  width?: number,
  height?: number,
]

export const INVENTORY = '/properties/inventory'

export function toRow(card: PropertyOnCard): Row {
  const { id, title, location, category, currency, price, bedroom, bathroom, maxarea } = card
  const row: Row = [id, title, location, category, currency, price, bedroom, bathroom, maxarea]
  if (card.photo) row.push(card.photo.name, card.photo.width, card.photo.height)
  return row
}

/** The blurred picture stays behind: it, too, would weigh more than all the rest. */
export function fromRow(row: Row): PropertyOnCard {
  const [id, title, location, category, currency, price, bedroom, bathroom, maxarea] = row
  const [name, width = 0, height = 0] = [row[9], row[10], row[11]]
  return {
    id,
    title,
    location,
    category,
    currency,
    price,
    bedroom,
    bathroom,
    maxarea,
    photo: name === undefined ? undefined : { name, width, height, placeholder: '' },
  }
}
