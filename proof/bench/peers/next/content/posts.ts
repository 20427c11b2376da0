import { row, rows } from './database'
import { teaser } from './formatted-text'
import { described } from './listings'
import type { Photo } from './photo'

export interface PostOnCard {
  id: number
  title: string
  date: string
  teaser: string
  photo: Photo | undefined
}

const TEASER = 100

export function latest(limit: number): PostOnCard[] {
  const stored = rows<{ id: number; title: string; date: string; body: string; photo: string }>(
    `select id, title, published_at as date, body, photo from posts
     where removed_at is null order by published_at desc, id desc limit ?`,
    limit,
  )
  const photos = described(stored.map(({ photo }) => photo))
  return stored.map(({ id, title, date, body, photo }) => ({
    id,
    title,
    date,
    teaser: teaser(body, TEASER),
    photo: photos.get(photo),
  }))
}

export function brochureUrl(): string | undefined {
  const newest = row<{ file: string }>('select file from brochures order by id desc limit 1')
  return newest && `/uploads/${newest.file}`
}
