import type { ReactNode } from 'react'

import { post } from '#app/admin/request.ts'
import { variantUrl } from '#domain/photos/photo.ts'
import type { AdvisedPhoto } from '#domain/properties/photo-advice/photo-advice.ts'
import type { Room } from '#agency/rooms.ts'

/** A photo on the server: its file name there, and the name that the form shows. */
export interface SavedPhoto {
  file: string
  label: string
  text?: PhotoText
}

/** What a photo shows, for people who cannot see it. */
export interface PhotoText {
  room: Room | ''
  alt: string
  /** The same in Arabic. */
  alt_ar?: string | undefined
}

/** A photo in a form. Its `key` stays the same when it is moved. */
export type FormPhoto = { key: string; label: string; text?: PhotoText } & UploadState

export type UploadState =
  | { state: 'uploaded'; file: string; preview?: string }
  /** `sent` is the share of the bytes, from 0 to 1. */
  | { state: 'uploading'; sent: number; preview: string }
  | { state: 'failed'; reason: string; isSessionOver?: boolean }

/** What can be done with the photos of a board; a photo is named by its key. */
export interface PhotoActions {
  describe: (key: string, text: PhotoText) => void
  move: (key: string, to: number) => void
  remove: (key: string) => void
  retry: (key: string) => void
}

export interface PhotoBoardProps {
  /** The accessible name of the list, such as "Main photos". */
  name: string
  photos: FormPhoto[]
  /** Whether the first photo is the property's main photo. */
  hasCover?: boolean
  failure: 'Error uploading file' | 'Error uploading floor photo'
  className: string
  listing: { title: string; location: string }
  /** By file name. */
  advice?: Record<string, AdvisedPhoto>
  /** A tile after the photos, such as one that adds more. */
  lastTile?: ReactNode
  actions: PhotoActions
}

let lastKey = 0

export function newKey(): string {
  lastKey += 1
  return `k${lastKey}`
}

export function formPhoto({ file, label, text }: SavedPhoto): FormPhoto {
  return { key: newKey(), label, ...(text && { text }), state: 'uploaded', file }
}

/** The photos that would be saved now. */
export function uploadedPhotos(photos: readonly FormPhoto[]): SavedPhoto[] {
  return photos.flatMap((photo) =>
    photo.state === 'uploaded'
      ? [{ file: photo.file, label: photo.label, ...(photo.text && { text: photo.text }) }]
      : [],
  )
}

/** What files were called, by the names of their photos. */
export type FileNames = Readonly<Record<string, string>>

/** Failures are ignored: the form works without the names. */
export function fetchFileNames(photos: readonly string[]): Promise<FileNames> {
  if (photos.length === 0) return Promise.resolve({})
  const body = { photos: [...new Set(photos)] }
  return post<FileNames>('/api/photos/names', body, { changesNothing: true }).catch(() => ({}))
}

/** The name of its file, or where that is not known the start of the hash: short and distinct. */
export function labelOf(file: string, names: FileNames = {}): string {
  return names[file] || file.replace(/^([0-9a-f]{8})[0-9a-f]{24}/, '$1')
}

export function thumbnailUrl(file: string): string {
  return variantUrl(file, 480, 'webp')
}
