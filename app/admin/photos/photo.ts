import { variantUrl } from '#domain/photos/photo.ts'
import type { Room } from '#domain/properties/photo-advice/rooms.ts'

/** A photo that the server has: the name it goes by there, and the one its file had. */
export interface KeptPhoto {
  file: string
  label: string
  words?: PhotoText
}

/** What a photo shows, for whoever cannot see it. */
export interface PhotoText {
  room: Room | ''
  alt: string
}

/** A photo in a form that is being written. `key` is its own, wherever it is moved. */
export type FormPhoto = { key: string; label: string; words?: PhotoText } & PhotoState

export type PhotoState =
  | { state: 'there'; file: string; preview?: string }
  | { state: 'uploading'; sent: number; preview: string }
  | { state: 'failed'; why: string }

let keys = 0

export function newKey(): string {
  keys += 1
  return `k${keys}`
}

export function opened({ file, label, words }: KeptPhoto): FormPhoto {
  return { key: newKey(), label, ...(words && { words }), state: 'there', file }
}

/** The photos that would be saved now: those that have arrived. */
export function kept(photos: readonly FormPhoto[]): KeptPhoto[] {
  return photos.flatMap((photo) =>
    photo.state === 'there'
      ? [{ file: photo.file, label: photo.label, ...(photo.words && { words: photo.words }) }]
      : [],
  )
}

export function movedTo(photos: readonly FormPhoto[], key: string, to: number): FormPhoto[] {
  const moved = photos.find((photo) => photo.key === key)
  if (!moved) return [...photos]
  return photos.filter((photo) => photo !== moved).toSpliced(to, 0, moved)
}

/** A stored photo has lost its file's name; the beginning of its own tells it from the others. */
export function labelOf(file: string): string {
  return file.replace(/^([0-9a-f]{8})[0-9a-f]{24}/, '$1')
}

export function thumbnailUrl(file: string): string {
  return variantUrl(file, 480, 'webp')
}
