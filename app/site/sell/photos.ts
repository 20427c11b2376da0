import { MAX_SELL_PHOTOS } from '#domain/enquiries/enquiry-fields.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#domain/photos/photo.ts'
import type { LeftOutFile } from '#domain/posted-form.ts'

import type { WORDS } from './words.ts'

const MAX_MEGABYTES = MAX_PHOTO_BYTES / 1024 ** 2
const READABLE_NAME = /\.(jpe?g|png|webp|avif)$/i
const HEIC = /^image\/hei[cf]/
const HEIC_NAME = /\.hei[cf]$/i

type Words = (typeof WORDS)['en']

export interface PhotoSelection {
  photos: File[]
  /** One sentence per file that was not accepted. */
  refusals: string[]
}

/** Adds files to the selected photos. The same file is added once. */
export function addPhotos(
  words: Words,
  selected: readonly File[],
  files: readonly File[],
): PhotoSelection {
  const selection: PhotoSelection = { photos: [...selected], refusals: [] }
  for (const file of files) {
    const refusal = refusalFor(words, file)
    if (refusal) selection.refusals.push(refusal)
    else if (selection.photos.some((photo) => fileKey(photo) === fileKey(file))) continue
    else if (selection.photos.length >= MAX_SELL_PHOTOS)
      selection.refusals.push(words.tooMany(file.name, MAX_SELL_PHOTOS))
    else selection.photos.push(file)
  }
  return selection
}

/** Names a photo that turned out to be damaged, and leaves it out. */
export function leaveOutDamaged(
  words: Words,
  { photos, refusals }: PhotoSelection,
  damaged: File,
): PhotoSelection {
  return {
    photos: photos.filter((photo) => photo !== damaged),
    refusals: [...refusals, words.damaged(damaged.name)],
  }
}

/** For a form that was posted without JavaScript: which of its files were not stored, and why. */
export function leftOutSentences(
  words: Words,
  files: readonly LeftOutFile[],
  photoCount: number,
): string[] {
  const sentences = new Set(files.map((file) => leftOutSentence(words, file)))
  return photoCount === 0 ? [words.sentWithoutPhotos, ...sentences] : [...sentences]
}

function leftOutSentence(words: Words, { name, size, why }: LeftOutFile): string {
  if (why === 'too-many') return words.tooMany(name, MAX_SELL_PHOTOS)
  if (why === 'too-large') return words.tooLarge(name, MAX_MEGABYTES)
  return refusalFor(words, { name, size, type: '' }) ?? words.damaged(name)
}

/** How many photos of what size one request takes. */
export function limitsSentence(words: Words): string {
  return words.limits(MAX_SELL_PHOTOS, MAX_MEGABYTES)
}

/** Identifies a file among those selected. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`
}

function refusalFor(
  words: Words,
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
): string | undefined {
  if (HEIC.test(type) || HEIC_NAME.test(name)) return words.heic(name)
  // Some systems give a dropped file no type.
  if (!(type === '' ? READABLE_NAME.test(name) : PHOTO_TYPES.includes(type)))
    return words.notPhoto(name)
  if (size === 0) return words.empty(name)
  if (size > MAX_PHOTO_BYTES) return words.tooLarge(name, MAX_MEGABYTES)
}
