import type { PropertyOnCard } from '@/ui/property-card'

import { row, rows } from './database'
import type { Photo } from './photo'

export interface Property {
  id: number
  title: string
  description: string
  currency: string
  price: string
  bedroom: number | null
  bathroom: number | null
  maxarea: number | null
  nearby: string
  photos: string[]
  floors: { description: string; photos: string[] }[]
  category: string
  location: string
  created_at: string
  updated_at: string
}

export interface Search {
  searchTerm: string
  selectedCategory: string
  selectedLocation: string
}

const LISTED = `
  select p.*, coalesce(c.name, '') as category, coalesce(l.name, '') as location
  from properties p
  left join categories c on c.id = p.category_id
  left join locations l on l.id = p.location_id
  where p.removed_at is null`

const MATCHING = `
  and (?1 = '' or c.name = ?1)
  and (?2 = '' or l.name = ?2)
  and (?3 = '' or instr(lower(p.title), ?3) or instr(lower(l.name), ?3) or instr(lower(c.name), ?3))`

export function newest(limit: number): PropertyOnCard[] {
  return onCards(rows<Row>(`${LISTED} order by p.id desc limit ?`, limit))
}

/** The first of what is looked for, how many there are of it, and how many in all. */
export function found(search: Search, limit: number) {
  const term = search.searchTerm.trim().toLowerCase()
  const values = [search.selectedCategory, search.selectedLocation, term]
  const total = count('select count(*) as count from properties where removed_at is null')
  return {
    properties: onCards(
      rows<Row>(`${LISTED} ${MATCHING} order by p.id desc limit ?4`, ...values, limit),
    ),
    count: values.some(Boolean)
      ? count(`select count(*) as count from (${LISTED} ${MATCHING})`, ...values)
      : total,
  }
}

export function find(id: number): Property | undefined {
  const stored = row<Row>(`${LISTED} and p.id = ?`, id)
  return (
    stored && {
      ...stored,
      photos: JSON.parse(stored.photos) as string[],
      floors: JSON.parse(stored.floors) as Property['floors'],
    }
  )
}

export function others(id: number, { page, perPage }: { page: number; perPage: number }) {
  const rest = count(
    'select count(*) as count from properties where removed_at is null and id != ?',
    id,
  )
  const pages = Math.max(1, Math.ceil(rest / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  return {
    properties: onCards(
      rows<Row>(
        `${LISTED} and p.id != ? order by p.id desc limit ? offset ?`,
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

type Row = Omit<Property, 'photos' | 'floors'> & { photos: string; floors: string }

function onCards(stored: Row[]): PropertyOnCard[] {
  const covers = stored.map(({ photos }) => (JSON.parse(photos) as string[])[0] ?? '')
  const photos = described(covers)
  return stored.map(
    ({ id, title, location, category, currency, price, bedroom, bathroom, maxarea }, at) => ({
      id,
      title,
      location,
      category,
      currency,
      price,
      bedroom,
      bathroom,
      maxarea,
      photo: photos.get(covers[at] ?? ''),
    }),
  )
}

function count(sql: string, ...values: (string | number)[]): number {
  return row<{ count: number }>(sql, ...values)?.count ?? 0
}
