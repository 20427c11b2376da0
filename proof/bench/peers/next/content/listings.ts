import type { PropertyOnCard } from '@/ui/property-card'

import { row, rows } from './database'
import type { Photo } from './photo'
import { matching, type Search } from './search'

export interface Property {
  id: number
  title: string
  description: string
  currency: string
  price: string
  /** What the price says as a figure. */
  amount: number | null
  /** How it is on offer: `sale`, `off-plan` or `rent`. */
  kind: string
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
  nearby: string
  photos: string[]
  /** What photos show, where somebody has said so, by their names. */
  photo_texts: PhotoTexts
  floors: { description: string; photos: string[] }[]
  category: string
  location: string
  created_at: string
  updated_at: string
  permit_number: string
  permit_url: string
  permit_expires_on: string
  agent_name: string
  agent_brn: string
}

type PhotoTexts = Partial<Record<string, { alt?: string }>>

const FROM = `
  from properties p
  left join categories c on c.id = p.category_id
  left join locations l on l.id = p.location_id
  where p.removed_at is null and p.hidden_at is null`

const SHELVED = `coalesce(c.name, '') as category, coalesce(l.name, '') as location`

const ON_CARDS = `
  select p.id, p.title, p.currency, p.price, p.bedroom, p.bathroom, p.maxarea, p.photos,
    p.photo_texts, ${SHELVED}
  ${FROM}`

// Counting up to a page far down takes a third of the time where only ids are read for it.
const OTHER_IDS = `
  select id from properties where removed_at is null and hidden_at is null and id != ?
  order by id desc limit ? offset ?`

export function newest(limit: number): PropertyOnCard[] {
  return onCards(rows<CardRow>(`${ON_CARDS} order by p.id desc limit ?`, limit))
}

/** The first of what is looked for, and how many there are of it. */
export function found(search: Search, limit: number) {
  const { conditions, values, order } = matching(search)
  return {
    properties: onCards(
      rows<CardRow>(
        `${ON_CARDS} ${conditions} order by ${order} limit ?${values.length + 1}`,
        ...values,
        limit,
      ),
    ),
    count: values.length > 0 ? count(`${FROM} ${conditions}`, ...values) : total(),
  }
}

export function find(id: number): Property | undefined {
  const stored = row<Row>(`select p.*, ${SHELVED} ${FROM} and p.id = ?`, id)
  return (
    stored && {
      ...stored,
      photos: JSON.parse(stored.photos) as string[],
      photo_texts: JSON.parse(stored.photo_texts) as PhotoTexts,
      floors: JSON.parse(stored.floors) as Property['floors'],
    }
  )
}

export function others(id: number, { page, perPage }: { page: number; perPage: number }) {
  const pages = Math.max(1, Math.ceil((total() - 1) / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  return {
    properties: onCards(
      rows<CardRow>(
        `${ON_CARDS} and p.id in (${OTHER_IDS}) order by p.id desc`,
        id,
        perPage,
        (shown - 1) * perPage,
      ),
    ),
    page: shown,
    pages,
  }
}

/** What is needed to draw these photos, by name. */
export function described(names: string[]): Map<string, Photo> {
  const photos = rows<Photo>(
    `select name, width, height, placeholder from media
     where name in (select value from json_each(?))`,
    JSON.stringify([...new Set(names)]),
  )
  // A row has no prototype, and only plain objects go over to the browser's components.
  return new Map(photos.map((photo) => [photo.name, { ...photo }]))
}

export function shelves() {
  const names = (table: string) =>
    rows<{ name: string }>(`select name from ${table} order by name`).map(({ name }) => name)
  return { categories: names('categories'), locations: names('locations') }
}

type Stored = { photos: string; photo_texts: string }
type Row = Omit<Property, 'floors' | keyof Stored> & Stored & { floors: string }
type CardRow = Omit<PropertyOnCard, 'photo' | 'alt'> & Stored

function onCards(stored: CardRow[]): PropertyOnCard[] {
  const covers = stored.map(({ photos }) => (JSON.parse(photos) as string[])[0] ?? '')
  const photos = described(covers)
  return stored.map(({ photos: _, photo_texts, ...card }, at) => {
    const cover = covers[at] ?? ''
    return { ...card, photo: photos.get(cover), alt: altOf(photo_texts, cover) }
  })
}

function altOf(texts: string, cover: string): string | undefined {
  return texts === '{}' ? undefined : (JSON.parse(texts) as PhotoTexts)[cover]?.alt
}

function total(): number {
  return count('from properties where removed_at is null and hidden_at is null')
}

function count(from: string, ...values: (string | number)[]): number {
  return row<{ count: number }>(`select count(*) as count ${from}`, ...values)?.count ?? 0
}
